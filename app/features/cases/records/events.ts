import { z } from 'zod';

const request = { requestId: z.string(), reference: z.string() };
const information = { requestId: z.string(), title: z.string() };

const differences = z.array(
  z.object({ label: z.string(), from: z.string().nullable(), to: z.string().nullable() }),
);

/** What the person and the broker read alike. */
const forBoth = (...names: string[]) => ({ client: names, broker: names });

/**
 * The lines of a case's history: for each kind its data, and which of it the client and the broker may read. An
 * administrator reads all of it. `null` hides the line from them altogether. A new kind is one row here; words of its
 * own, if it wants some, are one more in `ui/event-words.ts`.
 */
export const EVENTS = {
  created: { data: z.object({ source: z.string() }), client: ['source'], broker: ['source'] },
  /** Why an administrator moved it, and whose access ended by that (`from`), is theirs to know. */
  assigned: {
    data: z.object({
      broker: z.string(),
      brokerage: z.string(),
      from: z.string().optional(),
      reason: z.string().optional(),
    }),
    client: ['broker', 'brokerage'],
    broker: [],
  },
  accepted: {
    data: z.object({ broker: z.string(), brokerage: z.string() }),
    client: ['broker', 'brokerage'],
    broker: [],
  },
  returned: {
    data: z.object({
      why: z.enum(['returned', 'expired']),
      returnReason: z.string().optional(),
      note: z.string().optional(),
    }),
    client: ['why'],
    // Brokers are not told what others said of the person.
    broker: ['why', 'returnReason'],
  },
  /** An administrator took it from the broker; why is theirs to know. */
  released: { data: z.object({ reason: z.string() }), client: [], broker: [] },
  priority_set: {
    data: z.object({ from: z.string(), to: z.string() }),
    client: null,
    broker: ['from', 'to'],
  },
  promise_missed: { data: z.object({ promisedFor: z.string() }), client: [], broker: ['promisedFor'] },
  promise_due: { data: z.object({ promisedFor: z.string() }), client: null, broker: null },
  clock_undone: {
    data: z.object({ what: z.enum(['expired', 'promise_missed']), reason: z.string() }),
    client: ['what'],
    broker: ['what'],
  },
  status: {
    data: z.object({
      from: z.string(),
      to: z.string(),
      reason: z.string().optional(),
      lostReason: z.string().optional(),
    }),
    client: ['from', 'to', 'reason'],
    broker: ['from', 'to', 'lostReason'],
  },
  contact: {
    data: z.object({
      method: z.string(),
      outcome: z.enum(['reached', 'left_message', 'no_answer']).optional(),
      /** When it was made, where it was noted later. */
      at: z.string().optional(),
      note: z.string().optional(),
      /** Why it was by a way that the person does not agree to. */
      why: z.string().optional(),
    }),
    client: ['method', 'outcome', 'at'],
    broker: ['method', 'outcome', 'at', 'note', 'why'],
  },
  stage_set: {
    data: z.object({ from: z.string(), to: z.string() }),
    client: ['to'],
    broker: ['from', 'to'],
  },
  answers_corrected: {
    data: z.object({ changes: differences }),
    ...forBoth('changes'),
  },
  /** The person agrees to calls or text messages, or has taken that back. */
  reach_changed: {
    data: z.object({ purpose: z.enum(['call', 'text']), isAgreed: z.boolean() }),
    ...forBoth('purpose', 'isAgreed'),
  },
  call_booked: {
    data: z.object({ startsAt: z.string(), isMoved: z.boolean() }),
    ...forBoth('startsAt', 'isMoved'),
  },
  call_cancelled: {
    data: z.object({ startsAt: z.string(), note: z.string().optional() }),
    ...forBoth('startsAt', 'note'),
  },
  call_missed: { data: z.object({ startsAt: z.string() }), ...forBoth('startsAt') },
  information_requested: {
    data: z.object({ ...information, what: z.enum(['document', 'answer']), isRequired: z.boolean() }),
    ...forBoth('requestId', 'title', 'what', 'isRequired'),
  },
  information_given: {
    data: z.object({
      ...information,
      isCorrection: z.boolean().optional(),
      /** Of questions of the form: what differs since, and what the person does not know. */
      changes: differences.optional(),
      notKnown: z.array(z.string()).optional(),
    }),
    ...forBoth('requestId', 'title', 'isCorrection', 'changes', 'notKnown'),
  },
  information_accepted: { data: z.object(information), ...forBoth('requestId', 'title') },
  information_rejected: {
    data: z.object({ ...information, reason: z.string() }),
    ...forBoth('requestId', 'title', 'reason'),
  },
  information_cancelled: { data: z.object(information), ...forBoth('requestId', 'title') },
  /** It is the client's turn by a message: its id, or the words themselves. */
  client_asked: {
    data: z.object({ note: z.string().optional(), messageId: z.string().optional() }),
    ...forBoth('note', 'messageId'),
  },
  resumed: { data: z.object({ by: z.enum(['message', 'document', 'broker']) }), ...forBoth('by') },
  /** Of what, by title; none where a message waits, or the line is of before titles were kept. */
  client_reminded: {
    data: z.object({ nth: z.int(), titles: z.array(z.string()).optional() }),
    ...forBoth('nth', 'titles'),
  },
  quotes_sent: {
    data: z.object({
      summaryIds: z.array(z.string()),
      insurers: z.array(z.string()),
      isRevision: z.boolean(),
      note: z.string().optional(),
    }),
    ...forBoth('summaryIds', 'insurers', 'isRevision', 'note'),
  },
  quote_decided: {
    data: z.object({
      summaryId: z.string(),
      insurer: z.string(),
      decision: z.enum(['interested', 'declined', 'none']),
      reason: z.string().optional(),
    }),
    ...forBoth('summaryId', 'insurer', 'decision', 'reason'),
  },
  /** `isResumed`: the broker went back to work on it. */
  changes_asked: {
    data: z.object({ note: z.string().optional(), isResumed: z.boolean().optional() }),
    ...forBoth('note', 'isResumed'),
  },
  won: {
    data: z.object({
      from: z.string(),
      to: z.string(),
      insurer: z.string(),
      effectiveOn: z.string(),
      renewalOn: z.string(),
      note: z.string().optional(),
    }),
    client: ['from', 'to', 'insurer', 'effectiveOn', 'renewalOn'],
    broker: ['from', 'to', 'insurer', 'effectiveOn', 'renewalOn', 'note'],
  },
  policy_corrected: { data: z.object({ changes: differences }), ...forBoth('changes') },
  reopened: {
    data: z.object({ from: z.string(), to: z.string(), reason: z.string() }),
    ...forBoth('from', 'to', 'reason'),
  },
  certificate_requested: {
    /** For whom it is; lines from before it was written down have none. */
    data: z.object({ certificateId: z.string(), neededBy: z.string(), holder: z.string().optional() }),
    ...forBoth('certificateId', 'neededBy', 'holder'),
  },
  certificate_answered: {
    data: z.object({
      certificateId: z.string(),
      isSent: z.boolean(),
      ...{ reason: z.string().optional(), holder: z.string().optional() },
    }),
    ...forBoth('certificateId', 'isSent', 'reason', 'holder'),
  },
  certificate_cancelled: {
    data: z.object({ certificateId: z.string(), holder: z.string() }),
    ...forBoth('certificateId', 'holder'),
  },
  /** A comment of the client, of which they were told that their broker reads it. */
  comment_given: { data: z.object({ words: z.string() }), ...forBoth('words') },
  /** They would rather not; and comments from before brokers read them, which are between the client and us. */
  testimonial_answered: {
    data: z.object({ isGiven: z.boolean(), words: z.string().optional() }),
    client: ['isGiven', 'words'],
    broker: null,
  },
  /** A request beside the one that opened the case: the history names what differs, not what was typed. */
  request_joined: {
    data: z.object({ ...request, isConfirmed: z.boolean(), changed: z.array(z.string()) }),
    client: ['reference', 'isConfirmed', 'changed'],
    broker: ['reference', 'isConfirmed', 'changed'],
  },
  /** The reference is of another request than the one that the case began with. */
  request_confirmed: {
    data: z.object({ ...request, reference: z.string().optional() }),
    client: ['reference'],
    broker: ['reference'],
  },
  request_withdrawn: { data: z.object(request), client: ['reference'], broker: ['reference'] },
  /** Another open case has the same mailbox: it may be a stranger's, so only those who work on this one read it. */
  same_mailbox: {
    data: z.object({ reference: z.string(), isConfirmed: z.boolean() }),
    client: null,
    broker: ['reference', 'isConfirmed'],
  },
  not_real: {
    data: z.object({ reason: z.string(), note: z.string().optional() }),
    client: [],
    broker: ['reason'],
  },
  /** Joined with another request of the same person; what went along stands in the history of that one. */
  merged: {
    data: z.object({ into: z.string(), intoId: z.string(), reason: z.string() }),
    client: ['into'],
    broker: [],
  },
  took_in: {
    data: z.object({ from: z.string(), fromId: z.string(), documents: z.int(), changes: differences }),
    ...forBoth('from', 'documents', 'changes'),
  },
  split: { data: z.object({ reason: z.string() }), client: [], broker: null },
  gave_up: {
    data: z.object({ to: z.string(), documents: z.int(), changes: differences }),
    ...forBoth('to', 'documents', 'changes'),
  },
  claimed: { data: z.object({}), client: [], broker: null },
  /** Earlier than the policy says; `dueOn` is the Alberta day by which it is answered. */
  deletion_requested: { data: z.object({ dueOn: z.string() }), client: ['dueOn'], broker: null },
  deletion_declined: { data: z.object({ reason: z.string() }), client: ['reason'], broker: null },
  policy_given_back: {
    data: z.object({ broker: z.string(), brokerage: z.string() }),
    client: ['broker', 'brokerage'],
    broker: [],
  },
  access_ended: { data: z.object({ why: z.string() }), client: ['why'], broker: ['why'] },
} as const satisfies Record<string, EventDefinition>;

type EventDefinition = {
  data: z.ZodObject;
  client: readonly string[] | null;
  broker: readonly string[] | null;
};

export type EventKind = keyof typeof EVENTS;
export type EventData<Kind extends EventKind> = z.output<(typeof EVENTS)[Kind]['data']>;

/** One line to be written, its data that of its kind. */
export type NewEvent = { [Kind in EventKind]: { kind: Kind; data: EventData<Kind> } }[EventKind];

export const EVENT_KINDS = Object.keys(EVENTS) as [EventKind, ...EventKind[]];

export type EventReader = 'client' | 'broker' | 'admin';

/** The kinds that this reader's history holds. */
export function kindsFor(reader: EventReader): EventKind[] {
  return EVENT_KINDS.filter((kind) => reader === 'admin' || EVENTS[kind][reader] !== null);
}

/** A line may hold less than its kind has today. */
const PROOFS = new Map(EVENT_KINDS.map((kind) => [kind, EVENTS[kind].data.partial()]));

/** What of a line's data this reader may read; nothing of a line whose data is not that of its kind. */
export function dataFor(reader: EventReader, kind: EventKind, data: Record<string, unknown>) {
  if (!PROOFS.get(kind)?.safeParse(data).success) return {};
  if (reader === 'admin') return data;
  const shown: readonly string[] = EVENTS[kind][reader] ?? [];
  return Object.fromEntries(Object.entries(data).filter(([name]) => shown.includes(name)));
}
