import { z } from 'zod';
import { bookedCall } from '#app/features/cases/calls/schema.ts';
import { certificate } from '#app/features/cases/certificates/schema.ts';
import { informationRequest } from '#app/features/cases/information-requests/schema.ts';
import { quoteSummaries } from '#app/features/cases/quote-summaries/schema.ts';
import { CONTACT_METHODS } from '#app/features/cases/rules/contact-methods.ts';
import { CASE_STATUSES } from '#app/features/cases/rules/statuses.ts';
import {
  CASE_TYPES,
  caseClock,
  caseContact,
  caseTurn,
  personBroker,
  reopened,
} from '#app/features/cases/schema.ts';
import { policyRecord } from '#app/features/cases/steps/ending/policy-record.ts';
import { passportEntrySchema } from '#app/features/ledger/schema.ts';
import { emailField, VALID_EMAIL } from '#app/platform/contact/contact-fields.ts';

const instant = z.iso.datetime();

/** The right address of a request. */
export const addressCorrection = z.strictObject({
  email: emailField(VALID_EMAIL, 'Please enter your email address'),
});

/** A request as it was typed, and nothing of the case that it belongs to. */
export const receipt = z.strictObject({
  reference: z.string(),
  type: z.enum(CASE_TYPES),
  title: z.string(),
  sentAt: z.iso.datetime(),
  promiseAt: z.iso.datetime(),
  withdrawnAt: z.iso.datetime().nullable(),
  /** When the mailbox was proven to be the sender's. */
  confirmedAt: z.iso.datetime().nullable(),
  /** The answers were corrected later; said once it is confirmed. What is here stays as it was sent. */
  isCorrected: z.boolean(),
  contact: z.strictObject({
    fullName: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    postalCode: z.string().nullable(),
    method: z.enum(CONTACT_METHODS),
    windows: z.array(z.string()),
    earliestOn: z.string().nullable(),
  }),
  answers: z.record(z.string(), z.unknown()),
  /** The address that it was sent with, and when that was corrected; null where it was not. */
  corrected: z.strictObject({ from: z.string(), at: instant }).nullable(),
  /** Whether emails go out: without a mail server they are kept, and nobody is sent to look for one. */
  sendsMail: z.boolean(),
  /**
   * How far it has come, where no email leads to the page that says so; null where one does, and once it is withdrawn. A request
   * that joined another says of itself that it was received.
   */
  course: z
    .strictObject({
      status: z.enum(CASE_STATUSES),
      firstRespondedAt: instant.nullable(),
      hasQuote: z.boolean(),
      hasChosen: z.boolean(),
      broker: z
        .strictObject({ fullName: z.string(), brokerage: z.string(), hasAccepted: z.boolean() })
        .nullable(),
      /** Somebody has seen it. */
      isOpened: z.boolean(),
    })
    .nullable(),
  /**
   * Who had been asked, and who had opened it, once it is withdrawn where no email leads to the page that says so; null
   * otherwise. Where its case goes on, nobody is named.
   */
  had: z
    .strictObject({
      brokers: z.array(
        z.strictObject({ fullName: z.string(), brokerage: z.string().nullable(), hasOpened: z.boolean() }),
      ),
      /** Somebody of the house had opened it. */
      isOpenedByStaff: z.boolean(),
    })
    .nullable(),
});
export type Receipt = z.output<typeof receipt>;

/** What a tracking link asks before it shows anything. */
export const trackingQuestion = z.object({
  /** Null where nothing is asked: a press on a button opens it. */
  question: z.string().nullable(),
  /** Which request it is about; it opens nothing. */
  reference: z.string(),
  /** Whether the request of the link is confirmed; until then an answer confirms it, and the page says so. */
  isConfirmed: z.boolean(),
  /** The case, for its owner who is logged in: they need no answer. */
  caseId: z.uuid().nullable(),
});
export type TrackingQuestion = z.output<typeof trackingQuestion>;

/** What the owner of a mailbox sees of their case by its tracking link. */
export const trackingSummary = z.object({
  reference: z.string(),
  type: z.enum(CASE_TYPES),
  title: z.string(),
  status: z.enum(CASE_STATUSES),
  statusText: z.string(),
  promiseAt: instant.nullable(),
  firstRespondedAt: instant.nullable(),
  broker: personBroker.nullable(),
  passport: z.array(passportEntrySchema),
  /** Every request that belongs to the case, oldest first. */
  requests: z.array(
    z.object({ reference: z.string(), sentAt: instant, isConfirmed: z.boolean(), isWithdrawn: z.boolean() }),
  ),
  canWithdraw: z.boolean(),
  /** The steps that this person may take now, such as answer_request, decide_quote, ask_for_changes, reopen. */
  steps: z.array(z.string()),
  clocks: z.array(caseClock),
  call: bookedCall.nullable(),
  turn: caseTurn,
  agreed: policyRecord.nullable(),
  earlierPolicy: policyRecord.nullable(),
  reopened: reopened.nullable(),
  contact: caseContact,
  /** Whether the case is in somebody's account already. */
  isInAccount: z.boolean(),
  /** Whether there is an account with the address of the case. */
  hasAccount: z.boolean(),
  city: z.string().nullable(),
  postalCode: z.string().nullable(),
  /** What was typed, for its person to correct. */
  answers: z.record(z.string(), z.unknown()),
  informationRequests: z.array(informationRequest),
  quotes: quoteSummaries,
  certificates: z.array(certificate),
  createdAt: instant,
  closedAt: instant.nullable(),
});
export type TrackingSummary = z.output<typeof trackingSummary>;
