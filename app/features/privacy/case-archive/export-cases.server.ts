import { z } from 'zod';
import type { UserViewer } from '#app/features/accounts/account-env.server.ts';
import { certificate } from '#app/features/cases/certificates/schema.ts';
import { informationRequest } from '#app/features/cases/information-requests/schema.ts';
import { listSentCases } from '#app/features/cases/queries/sent-cases.server.ts';
import { quoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { caseEvent } from '#app/features/cases/schema.ts';
import { policyRecord } from '#app/features/cases/steps/ending/policy-record.ts';
import { documentOutput } from '#app/features/documents/schema.ts';
import { passportEntrySchema } from '#app/features/ledger/schema.ts';
import { caseLine } from '#app/features/messages/schema.ts';
import { givenConsent } from '#app/features/privacy/given-consents/schema.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { readContents } from './case-contents.server.ts';

/** What a client reads of their own requests, from the oldest to the newest: what they sent, and what followed. Ids join documents to what names them. */
export const exportedCase = z.object({
  reference: z.string(),
  type: z.string(),
  title: z.string(),
  status: z.string(),
  contactFullName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string().nullable(),
  contactMethod: z.string().nullable(),
  contactWindows: z.array(z.string()),
  city: z.string().nullable(),
  postalCode: z.string().nullable(),
  answers: z.record(z.string(), z.unknown()),
  createdAt: z.date(),
  closedAt: z.date().nullable(),
  /** What the request ended with, and what its broker recorded of the policy. */
  agreed: policyRecord.nullable(),
  /** What was recorded of a policy before the request was opened again. */
  earlierPolicy: policyRecord.nullable(),
  messages: z.array(
    caseLine.pick({
      ...{ role: true, author: true, body: true, documentIds: true, byEmail: true },
      ...{ createdAt: true, editedAt: true, deletedAt: true },
    }),
  ),
  informationRequests: z.array(informationRequest.omit({ id: true })),
  /** `agreed.quoteId` is the id of the one that became the policy. */
  quotes: z.array(quoteSummary),
  certificates: z.array(certificate.omit({ id: true })),
  documents: z.array(
    documentOutput.pick({
      ...{ id: true, name: true, category: true, mime: true, bytes: true, state: true, rejectReason: true },
      ...{ author: true, validUntil: true, createdAt: true, deletedAt: true },
    }),
  ),
  history: z.array(caseEvent.omit({ id: true })),
  /** What was agreed to, in the exact words. */
  consents: z.array(givenConsent.omit({ id: true })),
  /** The data passport: who has received what, and why. */
  seenBy: z.array(passportEntrySchema.omit({ id: true })),
});

/** The requests of a client, newest first, each with everything on its page that they may read. `isQuotesOn` is the site's setting. */
export async function exportCases(db: Db, viewer: UserViewer, isQuotesOn: boolean) {
  const exported: z.input<typeof exportedCase>[] = [];
  for (const { id, ...sent } of await listSentCases(db, viewer.id)) {
    const contents = await readContents(db, viewer, id, isQuotesOn);
    const { lines: messages, requests, events: history, passport: seenBy, found, ...rest } = contents;
    const { agreed, earlierPolicy } = found;
    const policies = { agreed, earlierPolicy };
    exported.push({
      ...sent,
      ...rest,
      ...policies,
      messages,
      informationRequests: requests,
      history,
      seenBy,
    });
  }
  return exported;
}
