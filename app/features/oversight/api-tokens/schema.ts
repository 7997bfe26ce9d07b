import { z } from 'zod';
import { cleanLine } from '#app/platform/text/clean-text.ts';
import { SCOPE_NAMES } from './scopes.ts';

const instant = z.iso.datetime();

/** How long a token can be good for, in days. */
export const LIFETIMES = ['30', '90', '365'] as const;

export const tokenInput = z.strictObject({
  name: z
    .string({ error: 'Please name the program' })
    .overwrite(cleanLine)
    .min(1, { error: 'Please name the program' })
    .max(60, { error: 'The name must not exceed 60 characters' }),
  scopes: z
    .array(z.enum(SCOPE_NAMES))
    .min(1, { error: 'Choose at least one' })
    .max(SCOPE_NAMES.length)
    .transform((chosen) => SCOPE_NAMES.filter((name) => chosen.includes(name))),
  days: z.enum(LIFETIMES, { error: 'Please choose how long it is good for' }),
});
export type TokenInput = z.output<typeof tokenInput>;

export const tokenOutput = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(SCOPE_NAMES)),
  /** The last four characters, to tell one from another. */
  ending: z.string(),
  state: z.enum(['good', 'ended', 'revoked', 'orphaned']),
  expiresAt: instant,
  lastUsedAt: instant.nullable(),
  createdAt: instant,
  by: z.string(),
});
export type TokenOutput = z.output<typeof tokenOutput>;

export const tokenList = z.object({ items: z.array(tokenOutput) });
/** The token itself is told once: when it is made. */
export const tokenWithSecret = z.object({ token: tokenOutput, secret: z.string() });
export const tokenParams = z.strictObject({ id: z.uuid() });
