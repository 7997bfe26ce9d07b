/** The case lifecycle as data: which status may follow which, who may do it, what it needs and what it causes. */

export const CASE_STATUSES = [
  'new',
  'assigned',
  'in_progress',
  'waiting_on_client',
  'quoted',
  'won',
  'lost',
  'withdrawn',
  'duplicate',
  'spam',
] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

export const OPEN_STATUSES = ['new', 'assigned', 'in_progress', 'waiting_on_client', 'quoted'] as const;

export const CASE_STAGES = [
  'intake',
  'matching',
  'contact',
  'information',
  'quoting',
  'decision',
  'completed',
] as const;
export type CaseStage = (typeof CASE_STAGES)[number];

/** While a case is in progress the broker chooses between contact, information and quoting; it starts with contact. */
export const STAGE_OF_STATUS = {
  new: 'intake',
  assigned: 'matching',
  in_progress: 'contact',
  waiting_on_client: 'information',
  quoted: 'decision',
  won: 'completed',
  lost: 'completed',
  withdrawn: 'completed',
  duplicate: 'completed',
  spam: 'completed',
} as const satisfies Record<CaseStatus, CaseStage>;

/** `visitor` is a person holding the tracking link and its check; `broker` is the broker with access, no other. */
export type CaseActor = 'system' | 'visitor' | 'client' | 'broker' | 'admin';

export type Need =
  | 'consent'
  | 'broker_can_take_it'
  | 'accept_by_passed_or_reason'
  | 'request_or_message'
  | 'valid_quote_summary'
  | 'note_from_client'
  | 'effective_on_and_insurer'
  | 'lost_reason'
  | 'duplicate_of'
  | 'within_30_days_and_reason'
  | 'reason';

export type Effect =
  | 'promise_set'
  | 'confirmation_mail'
  | 'accept_by_set'
  | 'access_opened'
  | 'access_ended'
  | 'passport_row'
  | 'contact_disclosed'
  | 'broker_excluded'
  | 'back_to_pool'
  | 'promise_paused'
  | 'promise_resumed'
  | 'renewal_set'
  | 'retention_started'
  | 'contents_moved'
  | 'hidden_from_counts';

export type Transition = {
  from: readonly CaseStatus[] | 'create';
  to: CaseStatus;
  who: readonly CaseActor[];
  needs: readonly Need[];
  effects: readonly Effect[];
};

const transitions = [
  {
    from: 'create',
    to: 'new',
    who: ['system', 'visitor', 'client', 'admin'],
    needs: ['consent'],
    effects: ['promise_set', 'confirmation_mail'],
  },
  {
    from: ['new'],
    to: 'assigned',
    who: ['system', 'admin'],
    needs: ['broker_can_take_it'],
    effects: ['access_opened', 'accept_by_set', 'passport_row'],
  },
  // The permission table also lets an admin answer for the broker; the disclosure is still to the broker.
  {
    from: ['assigned'],
    to: 'in_progress',
    who: ['broker', 'admin'],
    needs: [],
    effects: ['contact_disclosed', 'passport_row'],
  },
  {
    from: ['assigned'],
    to: 'new',
    who: ['broker', 'system', 'admin'],
    needs: ['accept_by_passed_or_reason'],
    effects: ['access_ended', 'passport_row', 'broker_excluded', 'back_to_pool'],
  },
  {
    from: ['in_progress'],
    to: 'waiting_on_client',
    who: ['broker'],
    needs: ['request_or_message'],
    effects: ['promise_paused'],
  },
  {
    from: ['waiting_on_client'],
    to: 'in_progress',
    who: ['system', 'broker'],
    needs: [],
    effects: ['promise_resumed'],
  },
  {
    from: ['in_progress', 'waiting_on_client'],
    to: 'quoted',
    who: ['broker'],
    needs: ['valid_quote_summary'],
    effects: [],
  },
  {
    from: ['quoted'],
    to: 'in_progress',
    who: ['broker', 'client'],
    needs: ['note_from_client'],
    effects: [],
  },
  {
    from: ['quoted', 'in_progress'],
    to: 'won',
    who: ['broker', 'admin'],
    needs: ['effective_on_and_insurer'],
    effects: ['renewal_set', 'retention_started'],
  },
  {
    from: OPEN_STATUSES,
    to: 'lost',
    who: ['broker', 'admin'],
    needs: ['lost_reason'],
    effects: ['retention_started'],
  },
  {
    from: OPEN_STATUSES,
    to: 'withdrawn',
    who: ['client', 'visitor', 'admin'],
    needs: [],
    effects: ['access_ended', 'passport_row', 'retention_started'],
  },
  {
    from: OPEN_STATUSES,
    to: 'duplicate',
    who: ['admin', 'system'],
    needs: ['duplicate_of'],
    effects: ['contents_moved'],
  },
  {
    from: ['new', 'assigned'],
    to: 'spam',
    who: ['admin'],
    needs: [],
    effects: ['access_ended', 'passport_row', 'hidden_from_counts', 'retention_started'],
  },
  {
    from: ['lost', 'withdrawn', 'won'],
    to: 'in_progress',
    who: ['client', 'broker', 'admin'],
    needs: ['within_30_days_and_reason'],
    effects: ['promise_set'],
  },
  {
    from: ['lost', 'withdrawn', 'won'],
    to: 'new',
    who: ['client', 'broker', 'admin'],
    needs: ['within_30_days_and_reason'],
    effects: ['promise_set', 'back_to_pool'],
  },
  // Reassigning: the old access is closed before the new one opens, in the same transaction.
  {
    from: CASE_STATUSES.filter((status) => status !== 'new'),
    to: 'assigned',
    who: ['admin'],
    needs: ['broker_can_take_it', 'reason'],
    effects: ['access_ended', 'access_opened', 'accept_by_set', 'passport_row'],
  },
] as const satisfies readonly Transition[];

export const TRANSITIONS: readonly Transition[] = transitions;

/** Finds the rule for a pair of statuses, whoever asks; undefined when the lifecycle has no such step. */
export function findTransition(from: CaseStatus | 'create', to: CaseStatus): Transition | undefined {
  return TRANSITIONS.find((rule) => rule.to === to && startsFrom(rule, from));
}

/** Says whether this actor may move a case from one status to another; conditions (`needs`) are the command's. */
export function canTransition(from: CaseStatus | 'create', to: CaseStatus, actor: CaseActor): boolean {
  return findTransition(from, to)?.who.includes(actor) ?? false;
}

/** The statuses this actor may move a case to from where it is. */
export function nextStatuses(from: CaseStatus, actor: CaseActor): CaseStatus[] {
  return CASE_STATUSES.filter((to) => canTransition(from, to, actor));
}

/** The one sentence for a step the lifecycle does not have. */
export function cannotMoveMessage(from: CaseStatus, to: CaseStatus): string {
  return `This case cannot move from ${from} to ${to}.`;
}

export function isOpenStatus(status: CaseStatus): boolean {
  return OPEN_STATUSES.some((open) => open === status);
}

function startsFrom(rule: Transition, from: CaseStatus | 'create'): boolean {
  if (rule.from === 'create' || from === 'create') return rule.from === from;
  return rule.from.includes(from);
}
