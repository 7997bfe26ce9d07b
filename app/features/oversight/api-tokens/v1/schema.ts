import { z } from 'zod';
import { adminCaseQuery, adminCaseRow } from '#app/features/cases/oversight/list/schema.ts';
import { inboxMessage, inboxQuery, keptMessage } from '#app/features/contact/inbox/schema.ts';
import { CONTACT_STATES } from '#app/features/contact/schema.ts';

/** What programs read: kept as it is, whatever becomes of the portals. */

export const caseQuery = adminCaseQuery.pick({ cursor: true, limit: true, status: true, type: true });
export type CaseQuery = z.output<typeof caseQuery>;

export const programCase = adminCaseRow
  .omit({ title: true, person: true, broker: true, source: true, callAt: true, updatedAt: true })
  .extend({ brokerId: z.uuid().nullable() });
export type ProgramCase = z.output<typeof programCase>;
export const caseList = z.object({ items: z.array(programCase), nextCursor: z.string().nullable() });
export const caseParams = z.strictObject({ id: z.uuid() });

/** Who sent a request and what they answered; the answers are those of the form for its type. */
export const casePerson = z.object({
  caseId: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  contactMethod: z.string().nullable(),
  city: z.string().nullable(),
  postalCode: z.string().nullable(),
  answers: z.record(z.string(), z.unknown()),
});
export type CasePerson = z.output<typeof casePerson>;

/** A program is assigned nothing. */
export const contactQuery = inboxQuery.extend({
  state: z.preprocess((value) => value || undefined, z.enum(['open', ...CONTACT_STATES]).default('open')),
});
/** Nobody is named in the list. */
export const contactItem = inboxMessage.omit({ fullName: true, start: true, assignee: true });
export const contactList = z.object({ items: z.array(contactItem), nextCursor: z.string().nullable() });
export const contactMessage = keptMessage.omit({ purgeAfter: true, entries: true, assignee: true });
