import { expect, test } from 'vitest';
import { cannotMoveMessage, isStepFor, stepTo } from './find-row.server.ts';
import { entryOf, type Row, STEP_NAMES, type StepName } from './lifecycle.server.ts';
import {
  CASE_STATUSES,
  type CaseActor,
  type CaseStatus,
  OPEN_STATUSES,
  STAGE_OF_STATUS,
} from './statuses.ts';

type Start = CaseStatus | 'open' | 'any' | 'any but new' | 'nothing';

/** The lifecycle row by row: step, from, to, who. */
const DECIDED: [step: StepName, from: Start[], to: CaseStatus | 'same', who: CaseActor[]][] = [
  ['open', ['nothing'], 'new', ['system', 'visitor', 'client', 'admin']],
  ['attach', ['open'], 'same', ['system', 'visitor', 'client', 'admin']],
  ['confirm', ['new'], 'same', ['visitor', 'system']],
  ['confirm', ['any but new'], 'same', ['visitor', 'system']],
  ['take_back', ['open'], 'same', ['visitor']],
  ['note_same_mailbox', ['open'], 'same', ['system']],
  ['assign', ['new'], 'assigned', ['system', 'admin']],
  ['assign', ['any but new'], 'assigned', ['admin']],
  ['accept', ['assigned'], 'in_progress', ['broker', 'admin']],
  ['return', ['assigned'], 'new', ['broker', 'admin']],
  ['expire', ['assigned'], 'new', ['system']],
  ['log_contact', ['assigned'], 'in_progress', ['broker']],
  ['log_contact', ['in_progress', 'waiting_on_client', 'quoted'], 'same', ['broker']],
  ['lose', ['open'], 'lost', ['broker', 'admin']],
  ['mark_not_real', ['open'], 'spam', ['broker', 'admin']],
  ['withdraw', ['open'], 'withdrawn', ['client', 'visitor', 'admin']],
  ['miss_promise', ['open'], 'new', ['system']],
  ['tell_team', ['new'], 'same', ['system']],
  ['undo', ['new'], 'in_progress', ['admin']],
  ['undo', ['new'], 'assigned', ['admin']],
  ['claim', ['any'], 'same', ['system']],
  ['end_access', ['lost'], 'same', ['system']],
  ['purge', ['any'], 'same', ['system']],
];

function starts(from: Start[]): string[] {
  return from.flatMap((start): readonly string[] => {
    if (start === 'open') return OPEN_STATUSES;
    if (start === 'any') return CASE_STATUSES;
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

test('a pair of statuses leads to one step for each actor', () => {
  expect(stepTo('assigned', 'new', 'broker')).toBe('return');
  expect(stepTo('assigned', 'in_progress', 'broker')).toBe('accept');
  expect(stepTo('new', 'in_progress', 'admin')).toBe('undo');
  expect(stepTo('in_progress', 'lost', 'broker')).toBe('lose');
  expect(stepTo('won', 'quoted', 'admin')).toBeUndefined();
});

test('a step that the lifecycle does not have is said in one sentence', () => {
  expect(cannotMoveMessage('won', 'quoted')).toBe('This case cannot move from won to quoted.');
});

test('the clocks are the system’s alone', () => {
  for (const step of ['expire', 'miss_promise', 'tell_team', 'claim', 'end_access', 'purge'] as const) {
    for (const actor of ['visitor', 'client', 'broker', 'admin'] as const) {
      expect(isStepFor(step, actor), step).toBe(false);
    }
  }
});

test('the stage follows the status', () => {
  expect(STAGE_OF_STATUS).toEqual({
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
  });
});
