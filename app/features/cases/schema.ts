import { z } from 'zod';
import { INSURANCE_TYPES, type InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { bookedCall } from './calls/schema.ts';
import { INFORMATION_KINDS } from './information-requests/schema.ts';
import { premiumCents, premiumPeriod } from './quote-summaries/schema.ts';
import { EVENT_KINDS } from './records/events.ts';
import { CONTACT_METHODS } from './rules/contact-methods.ts';
import { CASE_SOURCES } from './rules/origin/sources.ts';
import { CASE_PRIORITIES } from './rules/priorities.ts';
import { RETURN_REASONS } from './rules/reasons.ts';
import { CASE_STAGES, CASE_STATUSES } from './rules/statuses.ts';
import { TURN_ACTIONS, TURN_HOLDERS } from './rules/turn.ts';
import { caseAgreement, policyNumber, policyQuote, policyRecord } from './steps/ending/policy-record.ts';
import { note, typed } from './steps/note.ts';

export const CASE_TYPES = INSURANCE_TYPES;
export type CaseType = InsuranceType;

const instant = z.iso.datetime();

/** A clock of a case: when it runs out, or why it stands still. */
export const CLOCK_KINDS = ['accept', 'promise', 'call', 'reminder', 'reopen', 'purge'] as const;
export const caseClock = z.object({
  kind: z.enum(CLOCK_KINDS),
  /** Null while it is paused. */
  at: instant.nullable(),
  isPaused: z.boolean(),
  /** Of a promise that is paused: the time that had been promised, and since when it stands still. */
  paused: z.object({ promisedFor: instant, since: instant }).nullable(),
});
export type CaseClock = z.output<typeof caseClock>;

/** Whose turn it is; `dueAt` is when its clock runs out, of which its person reads what their broker owes them. */
export const caseTurn = z.object({
  who: z.enum(TURN_HOLDERS),
  what: z.enum(TURN_ACTIONS),
  dueAt: instant.nullable(),
  /** How many certificates are to be sent, where that is what comes next. */
  certificates: z.int().optional(),
});
export type CaseTurn = z.output<typeof caseTurn>;

/** The version of a case that the viewer read. */
export const version = z.int({ error: 'Version is required' }).min(1);

export const transitionInput = z.strictObject({
  version,
  to: z.enum(CASE_STATUSES, { error: 'Please choose a status' }),
  reason: typed(500).optional(),
  note,
  effectiveOn: z.iso.date({ error: 'Please enter a valid date' }).optional(),
  insurer: typed(80).optional(),
  policyNumber,
  premiumCents: premiumCents.optional(),
  period: premiumPeriod.optional(),
  quoteId: policyQuote,
});
export type TransitionInput = z.output<typeof transitionInput>;

export const caseParams = z.strictObject({ id: z.uuid() });

/** Where a list goes on, and how much of it is asked for. */
export const pageQuery = {
  cursor: z.uuid({ error: 'This page does not exist' }).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
};

/** `as=client` lists the viewer's own requests, whatever their role. */
export const caseListQuery = z.strictObject({
  ...pageQuery,
  as: z.enum(['client']).optional(),
  status: z.enum(CASE_STATUSES).optional(),
});
export type CaseListQuery = z.output<typeof caseListQuery>;

export const eventListQuery = z.strictObject(pageQuery);
export type EventListQuery = z.output<typeof eventListQuery>;

/** The broker as people read of them. */
export const caseBroker = z.object({
  fullName: z.string(),
  brokerage: z.string(),
  licenceNumber: z.string(),
  /** When the register was last looked at, if it said that the licence is in force. */
  licenceCheckedAt: instant.nullable(),
  acceptedAt: instant.nullable(),
});
export type CaseBroker = z.output<typeof caseBroker>;

/** Whose policy it is, after its broker has left it: who had it, and by when they are told who looks after it. */
const leftPolicy = z.object({ fullName: z.string(), tellBy: instant });
export type LeftPolicy = z.output<typeof leftPolicy>;

/** The same for the person whose case it is, who may write and call once their broker has accepted; null until then. */
export const personBroker = caseBroker.extend({ email: z.string().nullable(), phone: z.string().nullable() });
export type PersonBroker = z.output<typeof personBroker>;

export const caseContact = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  method: z.enum(CONTACT_METHODS).nullable(),
  windows: z.array(z.string()),
  earliestOn: z.string().nullable(),
});

/** When a case was last opened again after it had ended, and whether its client had withdrawn it. */
export const reopened = z.object({ at: instant, wasWithdrawn: z.boolean() });
export type ReopenedCase = z.output<typeof reopened>;

/** What everybody who may see a case sees of it. */
const everyView = {
  id: z.uuid(),
  reference: z.string(),
  type: z.enum(CASE_TYPES),
  title: z.string(),
  status: z.enum(CASE_STATUSES),
  statusText: z.string(),
  stage: z.enum(CASE_STAGES),
  promiseAt: instant.nullable(),
  firstRespondedAt: instant.nullable(),
  city: z.string().nullable(),
  answers: z.record(z.string(), z.unknown()),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
  closedAt: instant.nullable(),
  /** The clocks that run or are paused, for pages to show. */
  clocks: z.array(caseClock),
  /** The call that is booked. */
  call: bookedCall.nullable(),
  turn: caseTurn,
  /** Since when it is the client's turn. */
  waitingSince: instant.nullable(),
  agreed: policyRecord.nullable(),
  /** What was recorded of a policy before the request was opened again: that changes no policy. */
  earlierPolicy: policyRecord.nullable(),
  reopened: reopened.nullable(),
  /** The steps this viewer may take now, such as accept, return, log_contact, lose, withdraw. */
  steps: z.array(z.string()),
};

export const clientCase = z.object({
  view: z.literal('client'),
  ...everyView,
  postalCode: z.string().nullable(),
  contact: caseContact,
  broker: personBroker.nullable(),
  left: leftPolicy.optional(),
});

/** Of a request that another broker had before: when its person sent it, and whether somebody was in touch with them. */
export const passedOn = z.object({ sentAt: instant, wasReached: z.boolean() });

export const brokerCase = z.object({
  view: z.literal('broker'),
  ...everyView,
  priority: z.enum(CASE_PRIORITIES),
  readiness: z.int(),
  acceptBy: instant.nullable(),
  postalArea: z.string().nullable(),
  /** `offered` until the broker accepts: then contact and postalCode are null and answers are shortened. */
  disclosure: z.enum(['offered', 'accepted']),
  postalCode: z.string().nullable(),
  contact: caseContact.nullable(),
  lostReason: z.string().nullable(),
  /** When this broker returned it, where an administrator has sent it to them again; null otherwise. */
  returnedAt: instant.nullable(),
  passedOn: passedOn.nullable(),
  /** Since when a message of the client is unanswered, which nobody reads before accepting; null where none is. */
  wroteAt: instant.nullable(),
});

export const adminCase = z.object({
  view: z.literal('admin'),
  ...everyView,
  priority: z.enum(CASE_PRIORITIES),
  readiness: z.int(),
  /** Whether the person opened the link in their email. */
  isConfirmed: z.boolean(),
  source: z.enum(CASE_SOURCES),
  acceptBy: instant.nullable(),
  /** When a broker was first in touch, whatever came later. */
  firstContactAt: instant.nullable(),
  postalCode: z.string().nullable(),
  contact: caseContact,
  broker: caseBroker.nullable(),
  /** Of a request that nobody has: the last broker, who gave it back, and why. */
  returned: z.object({ by: z.string(), at: instant, reason: z.enum(RETURN_REASONS).nullable() }).nullable(),
  lostReason: z.string().nullable(),
  lostNote: z.string().nullable(),
  attribution: z.record(z.string(), z.unknown()).nullable(),
});

/** How and when somebody wants to be reached. */
const wish = caseContact.pick({ method: true, windows: true, earliestOn: true });

/** What the viewer may do with a case now, and how its person wants to be reached; nothing that says who it is about. */
export const caseSteps = brokerCase
  .pick({
    ...{ id: true, version: true, type: true, title: true, status: true, stage: true },
    ...{ firstRespondedAt: true, call: true, steps: true, turn: true, promiseAt: true },
    earlierPolicy: true,
  })
  /** Null until the broker has accepted. */
  .extend({ wish: wish.nullable() });
export type CaseSteps = z.output<typeof caseSteps>;

export const caseOutput = z.discriminatedUnion('view', [clientCase, brokerCase, adminCase]);

/** What is left to see for somebody whose own step ended their access (a broker who returned a case). */
export const endedCase = z.object({
  view: z.literal('ended'),
  id: z.uuid(),
  reference: z.string(),
  status: z.enum(CASE_STATUSES),
});

/** The answer to a step: the case as it is now. */
export const steppedCase = z.discriminatedUnion('view', [clientCase, brokerCase, adminCase, endedCase]);
export type SteppedCase = z.output<typeof steppedCase>;
export type CaseOutput = z.output<typeof caseOutput>;
export type ClientCase = z.output<typeof clientCase>;
export type BrokerCase = z.output<typeof brokerCase>;
export type AdminCase = z.output<typeof adminCase>;

/** Something that the client has not given yet: what may be left out is asked for, too. */
const asked = z.object({
  title: z.string(),
  kind: z.enum(INFORMATION_KINDS),
  required: z.boolean(),
  dueOn: z.iso.date().nullable(),
});
export type Asked = z.output<typeof asked>;

const awaited = z.object({
  /** The oldest first. */
  asked: z.array(asked),
  /** Where it is the client's turn to decide, the first day on which a quote ends. */
  validUntil: z.iso.date().nullable(),
  /** How many quotes they can read, how many of these wait for a choice, and the insurer of the newest where it takes the place of another. */
  sent: z.int(),
  quotes: z.int(),
  /** The insurers that the client is interested in: of more than one they have yet to say which. */
  wanted: z.array(z.string()),
  revised: z.string().nullable(),
});
export type Awaited = z.output<typeof awaited>;

export const caseEvent = z.object({
  id: z.uuid(),
  kind: z.enum(EVENT_KINDS),
  at: instant,
  /** `You`, a name, `The client`, `An administrator` or `The system`. */
  by: z.string(),
  data: z.record(z.string(), z.unknown()),
});
export type CaseEvent = z.output<typeof caseEvent>;

export const caseListItem = z.object({
  id: z.uuid(),
  reference: z.string(),
  type: z.enum(CASE_TYPES),
  title: z.string(),
  status: z.enum(CASE_STATUSES),
  statusText: z.string(),
  city: z.string().nullable(),
  promiseAt: instant.nullable(),
  firstRespondedAt: instant.nullable(),
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
  closedAt: instant.nullable(),
  agreed: caseAgreement.nullable(),
  reopened: reopened.nullable(),
  turn: caseTurn,
  /** The call that is booked. */
  call: bookedCall.nullable(),
  /** Null where nothing is asked for and no quote stands. */
  awaited: awaited.nullable(),
  /** For the client: what they did last that their broker looks at. */
  acted: caseEvent.nullable(),
  broker: caseBroker.nullable(),
  left: leftPolicy.optional(),
});
export type CaseListItem = z.output<typeof caseListItem>;

/** A page of a list. */
export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable(), total: z.int() });

export const caseList = listOf(caseListItem);
export const eventList = listOf(caseEvent);
