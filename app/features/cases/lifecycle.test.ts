import { expect, test } from 'vitest';
import {
  CASE_STATUSES,
  type CaseActor,
  type CaseStatus,
  cannotMoveMessage,
  canTransition,
  findTransition,
  nextStatuses,
  OPEN_STATUSES,
  STAGE_OF_STATUS,
  TRANSITIONS,
} from './lifecycle.ts';

/** The lifecycle row by row: from, to, who. */
const DECIDED: [from: CaseStatus | 'create' | 'open' | 'any', to: CaseStatus, who: CaseActor[]][] = [
  ['create', 'new', ['system', 'visitor', 'client', 'admin']],
  ['new', 'assigned', ['system', 'admin']],
  ['assigned', 'in_progress', ['broker', 'admin']],
  ['assigned', 'new', ['broker', 'system', 'admin']],
  ['in_progress', 'waiting_on_client', ['broker']],
  ['waiting_on_client', 'in_progress', ['system', 'broker']],
  ['in_progress', 'quoted', ['broker']],
  ['waiting_on_client', 'quoted', ['broker']],
  ['quoted', 'in_progress', ['broker', 'client']],
  ['quoted', 'won', ['broker', 'admin']],
  ['in_progress', 'won', ['broker', 'admin']],
  ['open', 'lost', ['broker', 'admin']],
  ['open', 'withdrawn', ['client', 'visitor', 'admin']],
  ['open', 'duplicate', ['admin', 'system']],
  ['new', 'spam', ['admin']],
  ['assigned', 'spam', ['admin']],
  ...(['lost', 'withdrawn', 'won'] as const).flatMap((from): typeof DECIDED => [
    [from, 'in_progress', ['client', 'broker', 'admin']],
    [from, 'new', ['client', 'broker', 'admin']],
  ]),
];

const ACTORS: CaseActor[] = ['system', 'visitor', 'client', 'broker', 'admin'];

function decidedFor(from: CaseStatus | 'create', to: CaseStatus): CaseActor[] {
  const isOpen = OPEN_STATUSES.some((status) => status === from);
  const row = DECIDED.find(([start, end]) => end === to && (start === from || (start === 'open' && isOpen)));
  if (row) return row[2];
  // "any | reassign (status assigned) | admin"
  return to === 'assigned' && from !== 'create' ? ['admin'] : [];
}

test('every pair of statuses is allowed to exactly the people of the decision', () => {
  for (const from of ['create', ...CASE_STATUSES] as const) {
    for (const to of CASE_STATUSES) {
      const allowed = ACTORS.filter((actor) => canTransition(from, to, actor));
      expect({ from, to, who: allowed.toSorted() }).toEqual({
        from,
        to,
        who: decidedFor(from, to).toSorted(),
      });
    }
  }
});

test('a pair has one rule, so that its needs and effects are in one place', () => {
  for (const from of CASE_STATUSES) {
    for (const to of CASE_STATUSES) {
      const rules = TRANSITIONS.filter(
        (rule) => rule.to === to && rule.from !== 'create' && rule.from.includes(from),
      );
      expect(rules.length, `${from} to ${to}`).toBeLessThanOrEqual(1);
    }
  }
});

test('whatever ends a broker’s access or opens one is in the passport', () => {
  for (const { to, effects } of TRANSITIONS) {
    const movesAccess = effects.includes('access_opened') || effects.includes('access_ended');
    if (movesAccess) expect(effects, to).toContain('passport_row');
  }
});

test('a step that the lifecycle does not have is said in one sentence', () => {
  expect(findTransition('won', 'quoted')).toBeUndefined();
  expect(cannotMoveMessage('won', 'quoted')).toBe('This case cannot move from won to quoted.');
});

test('the steps of a broker with a case to accept', () => {
  expect(nextStatuses('assigned', 'broker')).toEqual(['new', 'in_progress', 'lost']);
  expect(nextStatuses('assigned', 'client')).toEqual(['withdrawn']);
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
