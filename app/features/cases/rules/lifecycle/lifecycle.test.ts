import { expect, test } from 'vitest';
import {
  CASE_STAGES,
  CASE_STATUSES,
  type CaseActor,
  type CaseStage,
  type CaseStatus,
  isOpenStatus,
  OPEN_STATUSES,
  STAGE_OF_STATUS,
  stageAfter,
  WORKING_STAGES,
} from '#app/features/cases/rules/statuses.ts';
import { cannotMoveMessage, isStepFor, stepTo } from './find-row.server.ts';
import { entryOf, STEP_NAMES, type StepName } from './lifecycle.server.ts';
import type { Row } from './row.server.ts';

type Start =
  | CaseStatus
  | 'open'
  | 'any'
  | 'any but new'
  | 'any but duplicate'
  | 'any but new or duplicate'
  | 'with a broker'
  | 'nothing';

/** The lifecycle row by row: step, from, to, who. */
const DECIDED: [step: StepName, from: Start[], to: CaseStatus | 'same', who: CaseActor[]][] = [
  ['open', ['nothing'], 'new', ['system', 'visitor', 'client', 'admin']],
  ['attach', ['open'], 'same', ['system', 'visitor', 'client', 'admin']],
  ['confirm', ['new'], 'same', ['visitor', 'system']],
  ['confirm', ['any but new'], 'same', ['visitor', 'system']],
  ['take_back', ['open'], 'same', ['visitor']],
  ['note_same_mailbox', ['open'], 'same', ['system']],
  ['correct_answers', ['open'], 'same', ['client', 'visitor', 'admin']],
  ['correct_contact', ['open'], 'same', ['client', 'visitor']],
  ['correct_address', ['open'], 'same', ['visitor']],
  ['change_reach', ['any'], 'same', ['client', 'visitor']],
  ['claim', ['any'], 'same', ['system']],
  ['assign', ['new'], 'assigned', ['system', 'admin']],
  ['assign', ['any but new or duplicate'], 'assigned', ['admin']],
  ['accept', ['assigned'], 'in_progress', ['broker', 'admin']],
  ['return', ['assigned'], 'new', ['broker', 'admin']],
  ['release', ['assigned', 'with a broker'], 'new', ['admin']],
  ['expire', ['assigned'], 'new', ['system']],
  ['miss_promise', ['open'], 'new', ['system']],
  ['tell_team', ['new'], 'same', ['system']],
  ['undo', ['new'], 'in_progress', ['admin']],
  ['undo', ['new'], 'assigned', ['admin']],
  ['book_call', ['with a broker'], 'same', ['client', 'visitor']],
  ['cancel_call', ['with a broker'], 'same', ['client', 'visitor', 'broker']],
  ['miss_call', ['with a broker'], 'same', ['system']],
  ['set_stage', ['in_progress'], 'same', ['broker']],
  ['set_priority', ['open'], 'same', ['admin']],
  ['resume', ['waiting_on_client'], 'in_progress', ['broker', 'system']],
  ['wait_for_client', ['in_progress'], 'waiting_on_client', ['broker']],
  ['wait_for_client', ['in_progress'], 'waiting_on_client', ['system']],
  ['log_contact', ['assigned'], 'in_progress', ['broker']],
  ['log_contact', ['in_progress'], 'waiting_on_client', ['broker']],
  ['log_contact', ['with a broker'], 'same', ['broker']],
  ['log_contact', ['with a broker'], 'same', ['broker']],
  ['log_contact', ['with a broker'], 'same', ['broker']],
  ['request_information', ['in_progress'], 'waiting_on_client', ['broker', 'admin']],
  ['request_information', ['with a broker'], 'same', ['broker', 'admin']],
  ['answer_request', ['waiting_on_client'], 'in_progress', ['client', 'visitor', 'system']],
  ['answer_request', ['with a broker'], 'same', ['client', 'visitor', 'system']],
  ['accept_answer', ['with a broker'], 'same', ['broker', 'admin']],
  ['reject_answer', ['in_progress'], 'waiting_on_client', ['broker', 'admin']],
  ['reject_answer', ['waiting_on_client', 'quoted'], 'same', ['broker', 'admin']],
  ['cancel_request', ['waiting_on_client'], 'in_progress', ['broker', 'admin']],
  ['cancel_request', ['with a broker'], 'same', ['broker', 'admin']],
  ['remind', ['waiting_on_client'], 'same', ['system']],
  ['send_quotes', ['in_progress', 'waiting_on_client'], 'quoted', ['broker']],
  ['send_quotes', ['quoted'], 'same', ['broker']],
  ['decide_quote', ['with a broker'], 'same', ['client', 'visitor']],
  ['ask_for_changes', ['quoted'], 'in_progress', ['broker', 'client', 'visitor']],
  ['ask_for_changes', ['in_progress'], 'in_progress', ['client', 'visitor']],
  ['lose', ['assigned'], 'lost', ['broker', 'admin']],
  ['lose', ['new', 'in_progress', 'waiting_on_client', 'quoted'], 'lost', ['broker', 'admin']],
  ['mark_not_real', ['open'], 'spam', ['broker', 'admin']],
  ['withdraw', ['open'], 'withdrawn', ['client', 'visitor', 'admin']],
  ['win', ['quoted', 'in_progress'], 'won', ['broker', 'admin']],
  ['correct_policy', ['won'], 'same', ['broker']],
  ['reopen', ['lost', 'withdrawn', 'won'], 'in_progress', ['client', 'visitor', 'broker']],
  ['reopen', ['lost', 'withdrawn', 'won'], 'new', ['client', 'visitor']],
  ['reopen', ['lost', 'withdrawn', 'won'], 'in_progress', ['admin']],
  ['reopen', ['lost', 'withdrawn', 'won', 'spam'], 'new', ['admin']],
  ['request_certificate', ['won'], 'same', ['client', 'visitor']],
  ['cancel_certificate', ['won'], 'same', ['client', 'visitor']],
  ['answer_certificate', ['won', 'with a broker'], 'same', ['broker', 'admin']],
  ['answer_testimonial', ['won'], 'same', ['client', 'visitor']],
  ['end_access', ['lost'], 'same', ['system']],
  ['end_access', ['won', 'lost'], 'same', ['admin']],
  ['give_policy_back', ['won'], 'same', ['admin']],
  ['merge', ['open'], 'duplicate', ['admin']],
  ['take_in', ['open'], 'same', ['admin']],
  ['split', ['duplicate'], 'new', ['admin']],
  ['give_up', ['any but duplicate'], 'same', ['admin']],
  ['ask_deletion', ['any'], 'same', ['client', 'visitor']],
  ['decline_deletion', ['any'], 'same', ['admin']],
  ['purge', ['any'], 'same', ['system']],
  ['delete_early', ['won', 'lost', 'withdrawn', 'duplicate', 'spam'], 'same', ['admin']],
];

function starts(from: Start[]): string[] {
  return from.flatMap((start): readonly string[] => {
    if (start === 'open') return OPEN_STATUSES;
    if (start === 'any') return CASE_STATUSES;
    if (start === 'with a broker') return ['in_progress', 'waiting_on_client', 'quoted'];
    if (start === 'any but new or duplicate')
      return CASE_STATUSES.filter((status) => status !== 'new' && status !== 'duplicate');
    if (start === 'any but duplicate') return CASE_STATUSES.filter((status) => status !== 'duplicate');
    if (start === 'any but new') return CASE_STATUSES.filter((status) => status !== 'new');
    return [start];
  });
}

test('every row of the lifecycle is one that was decided, for exactly those people', () => {
  const rows = STEP_NAMES.flatMap((step) =>
    entryOf(step).rows.map(({ from, to, who }: Row) => ({
      step,
      from: from === 'nothing' ? [from] : [...from],
      to,
      who: who.toSorted(),
    })),
  );
  const decided = DECIDED.map(([step, from, to, who]) => ({
    step,
    from: starts(from),
    to,
    who: who.toSorted(),
  }));
  expect(rows).toEqual(decided);
});

test('what closes a case starts its retention, and what ends or gives access says why it may', () => {
  for (const step of STEP_NAMES) {
    for (const { to, effects } of entryOf(step).rows) {
      const isEnd = to !== 'same' && STAGE_OF_STATUS[to] === 'completed';
      expect(effects.includes('retention_started'), step).toBe(isEnd);
    }
  }
});

test('what makes it the client’s turn sets their clocks, and what can end that turn stops them', () => {
  for (const step of STEP_NAMES) {
    for (const { from, to, effects } of entryOf(step).rows as readonly Row[]) {
      if (to === 'waiting_on_client') expect(effects, step).toContain('waiting_begins');
      const leaves = from !== 'nothing' && from.includes('waiting_on_client') && to !== 'same';
      if (leaves) expect(effects, step).toContain('waiting_ends');
    }
  }
});

test('whatever takes a case from its broker ends what that broker has asked for', () => {
  for (const step of STEP_NAMES) {
    for (const { from, effects } of entryOf(step).rows as readonly Row[]) {
      const mayHaveAsked = from !== 'nothing' && from.includes('in_progress');
      if (mayHaveAsked && effects.includes('access_ended')) expect(effects, step).toContain('requests_end');
    }
  }
});

test('a pair of statuses leads to one step for each actor', () => {
  expect(stepTo('assigned', 'new', 'broker')).toBe('return');
  expect(stepTo('assigned', 'in_progress', 'broker')).toBe('accept');
  expect(stepTo('new', 'in_progress', 'admin')).toBe('undo');
  expect(stepTo('in_progress', 'lost', 'broker')).toBe('lose');
  expect(stepTo('in_progress', 'waiting_on_client', 'broker')).toBe('wait_for_client');
  expect(stepTo('waiting_on_client', 'in_progress', 'broker')).toBe('resume');
  expect(stepTo('quoted', 'in_progress', 'client')).toBe('ask_for_changes');
  expect(stepTo('in_progress', 'quoted', 'broker')).toBe('send_quotes');
  expect(stepTo('lost', 'in_progress', 'client')).toBe('reopen');
  expect(stepTo('won', 'quoted', 'admin')).toBeUndefined();
});

test('a step that the lifecycle does not have is said in one sentence', () => {
  expect(cannotMoveMessage('won', 'quoted')).toBe('This case cannot move from won to quoted.');
});

test('the clocks are the system’s alone', () => {
  for (const step of ['expire', 'miss_promise', 'tell_team', 'remind', 'claim', 'purge'] as const) {
    for (const actor of ['visitor', 'client', 'broker', 'admin'] as const) {
      expect(isStepFor(step, actor), step).toBe(false);
    }
  }
});

/** What each stage may be said of, from the outside: a case that nobody has is not being quoted. */
const STATUSES_OF_STAGE: Record<CaseStage, readonly CaseStatus[]> = {
  intake: ['new'],
  matching: ['assigned'],
  contact: ['in_progress'],
  information: ['in_progress', 'waiting_on_client'],
  quoting: ['in_progress'],
  decision: ['quoted'],
  completed: CASE_STATUSES.filter((status) => !isOpenStatus(status)),
};

test('every way a case can move brings it to a stage that fits its new status', () => {
  const moves = STEP_NAMES.flatMap((step) =>
    (entryOf(step).rows as readonly Row[]).flatMap(({ from, to }) =>
      to === 'same' || from === 'nothing' ? [] : from.map((status) => ({ step, from: status, to })),
    ),
  );
  expect(moves.length).toBeGreaterThan(30);
  for (const { step, from, to } of moves) {
    const stage = stageAfter(from, to);
    expect(STATUSES_OF_STAGE[stage], `${step}: ${from} to ${to} is ${stage}`).toContain(to);
  }
  expect(WORKING_STAGES).toEqual(
    CASE_STAGES.filter((stage) => STATUSES_OF_STAGE[stage].includes('in_progress')),
  );
});

test('back at work a case goes on where it was, and not at the beginning', () => {
  expect(stageAfter('assigned', 'in_progress')).toBe('contact');
  expect(stageAfter('waiting_on_client', 'in_progress')).toBe('information');
  expect(stageAfter('quoted', 'in_progress')).toBe('quoting');
  expect(stageAfter('won', 'in_progress')).toBe('contact');
});
