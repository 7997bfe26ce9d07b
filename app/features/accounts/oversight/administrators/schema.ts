import { z } from 'zod';
import { accountEmailField } from '#app/features/accounts/schema.ts';
import { nameField } from '#app/platform/contact/contact-fields.ts';

const instant = z.iso.datetime();

export const administrator = z.object({
  id: z.uuid(),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  status: z.enum(['invited', 'active', 'suspended', 'deleted']),
  twoFactorEnabled: z.boolean(),
  lastLoginAt: instant.nullable(),
  createdAt: instant,
});
export type Administrator = z.output<typeof administrator>;

export const administratorList = z.object({ items: z.array(administrator) });
export type AdministratorList = z.output<typeof administratorList>;

export const administratorParams = z.strictObject({ id: z.uuid() });

export const inviteAdministratorInput = z.strictObject({ fullName: nameField(), email: accountEmailField() });
export type InviteAdministratorInput = z.output<typeof inviteAdministratorInput>;

/** By the address of an account that exists: a client becomes an administrator. */
export const promoteInput = z.strictObject({ email: accountEmailField() });
