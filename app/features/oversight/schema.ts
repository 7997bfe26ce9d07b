import { z } from 'zod';
import { casesToDecide } from '#app/features/cases/oversight/schema.ts';
import { dueReviews } from '#app/features/content-review/schema.ts';
import { privacyRequest } from '#app/features/privacy/answering/schema.ts';
import { operationsOutput } from './operations/schema.ts';
import { owedPolicy } from './policies/schema.ts';

/** What waits for a decision of an administrator, by kind. Nobody whose request it is is named. */
export const overviewOutput = z.object({
  cases: casesToDecide,
  /** That no active broker looks after: first those whose clients wait for something. */
  leftPolicies: z.array(owedPolicy),
  licences: z.array(
    z.object({
      brokerId: z.uuid(),
      fullName: z.string(),
      brokerage: z.string(),
      licenceNumber: z.string(),
      expiresOn: z.iso.date(),
      isOver: z.boolean(),
    }),
  ),
  /** Of whom nobody has seen within a year that their licence is in force; null: never. */
  uncheckedLicences: z.array(
    z.object({
      brokerId: z.uuid(),
      fullName: z.string(),
      brokerage: z.string(),
      licenceNumber: z.string(),
      checkedAt: z.iso.datetime().nullable(),
      /** They get requests today as they come in: nobody has seen that they may. */
      getsRequests: z.boolean(),
    }),
  ),
  backup: operationsOutput.shape.backup,
  /** Whether the legal name and the mailing address of the business are entered. */
  missingIdentity: z.array(z.enum(['legalName', 'mailingAddress'])),
  /** How many emails are kept because there is no mail server; null where there is one. */
  keptMails: z.int().nullable(),
  /** `firstId` is who waits longest. */
  chats: z.object({
    ...{ total: z.int(), promiseAt: z.iso.datetime().nullable(), firstId: z.uuid().nullable() },
  }),
  /** Messages that wait for an answer, opened or not. */
  contacts: z.object({
    /** `aboutData`: how many ask about their sender's data, and no privacy request was opened of them. */
    ...{ toAnswer: z.int(), unread: z.int(), aboutData: z.int() },
    ...{ replyBy: z.iso.datetime().nullable(), firstId: z.uuid().nullable() },
  }),
  failedMails: z.int(),
  /** Switched off because their targets took nothing any more. */
  failedWebhooks: z.array(z.object({ id: z.uuid(), description: z.string() })),
  failedJobs: z.array(z.object({ id: z.string(), name: z.string(), failedAt: z.iso.datetime() })),
  privacyRequests: z.array(privacyRequest),
  reviews: dueReviews.shape.items,
  unansweredQuestions: z.int(),
  /** What clients said that waits to be published or not. */
  testimonials: z.int(),
});
export type Overview = z.output<typeof overviewOutput>;

export const jobParams = z.strictObject({ id: z.uuid() });
export const retriedJob = z.object({ name: z.string() });
