import { expect, test } from 'vitest';
import { entryOf, STEP_NAMES } from '#app/features/cases/rules/lifecycle/lifecycle.server.ts';
import type { Row } from '#app/features/cases/rules/lifecycle/row.server.ts';
import { CASE_STATUSES, type CaseStatus } from '#app/features/cases/rules/statuses.ts';
import type { CaseSteps } from '#app/features/cases/schema.ts';
import { stepButtons } from '../../cases/step-buttons.ts';
import { stepChoices } from './step-choices.ts';

const held = (part: Partial<CaseSteps>): CaseSteps => ({
  ...{ id: 'kim', version: 1, type: 'auto', status: 'in_progress', stage: 'contact', steps: [] },
  ...{ turn: { who: 'broker', what: 'work', dueAt: null }, call: null, firstRespondedAt: null },
  ...{ promiseAt: null, wish: null, earlierPolicy: null, title: 'Auto insurance request' },
  ...part,
});
const ways = (part: Partial<CaseSteps>) => stepChoices(held(part)).map(({ label, to }) => [label, to]);

test('a card moves by the steps that its case allows, each with the column to which it leads', () => {
  const steps = ['set_stage', 'log_contact', 'send_quotes', 'wait_for_client', 'win', 'lose'];
  expect(ways({ steps })).toEqual([
    ['Gather information', 'information'],
    ['Prepare a quote', 'quoting'],
    ['Log a contact', 'same'],
    ['Send a quote', 'decision'],
    ['Set to waiting for client', 'information'],
    ['Record the policy', null],
    ['Close without a policy', null],
  ]);
});

test('whoever has chosen a quote has chosen the column: none beside it is offered', () => {
  const chosen = stepChoices(held({ steps: ['set_stage', 'log_contact', 'win'] }), { hasChosen: true });
  expect(chosen.map(({ label }) => label)).toEqual(['Record the policy', 'Log a contact']);
});

test('an offer is accepted or given back, and nothing else', () => {
  const steps = ['accept', 'return', 'lose', 'mark_not_real'];
  expect(ways({ status: 'assigned', stage: 'matching', steps })).toEqual([
    ['Accept', 'contact'],
    ['Return request', null],
    ['Mark as spam', null],
  ]);
});

test('who waits goes on in the same column, and back from a quote is the column before', () => {
  expect(ways({ status: 'waiting_on_client', stage: 'information', steps: ['resume'] })).toEqual([
    ['Continue without a reply', 'same'],
  ]);
  expect(ways({ status: 'quoted', stage: 'decision', steps: ['ask_for_changes'] })).toEqual([
    ['Tell the client you are revising', 'quoting'],
  ]);
});

test('where no step is allowed there is nothing to choose', () => {
  expect(ways({ steps: [] })).toEqual([]);
});

test('of a quote the policy comes first once their choice was followed up, and else talking with them', () => {
  const quoted = {
    status: 'quoted',
    stage: 'decision',
    steps: ['log_contact', 'ask_for_changes', 'win'],
  } as const;
  const first = (what: CaseSteps['turn']['what'], hasChosen = false) => {
    const turn = { who: 'broker', what, dueAt: null } as const;
    return stepChoices(held({ ...quoted, steps: [...quoted.steps], turn }), { hasChosen })[0]?.label;
  };
  expect([first('decide'), first('reply'), first('look'), first('work', true)]).toEqual([
    ...['Log a contact', 'Log a contact', 'Log a contact', 'Record the policy'],
  ]);
  expect(first('work')).toBe('Log a contact');
});

/** What stands at what it is about, not among the steps. */
const AT_ITS_PLACE = [
  'accept',
  'set_stage',
  'accept_answer',
  'reject_answer',
  'cancel_request',
  'answer_certificate',
  'correct_policy',
];

test('in every status each step that a broker may take then has a button, and there is none for another', () => {
  const stepsFrom = (status: CaseStatus) =>
    STEP_NAMES.filter((step) =>
      (entryOf(step).rows as readonly Row[]).some(
        ({ from, who }) => from !== 'nothing' && from.includes(status) && who.includes('broker'),
      ),
    );
  for (const status of CASE_STATUSES) {
    const steps = stepsFrom(status);
    for (const what of ['work', 'reply', 'decide', 'accept'] as const) {
      const turn = { who: 'broker', what, dueAt: null } as const;
      const { first, others, outcomes } = stepButtons(held({ status, steps, turn }));
      const shown = [...(first ? [first] : []), ...others, ...outcomes].map(({ step }) => step);
      // Who has accepted nothing closes nothing, and has nothing to note.
      const isOffer = steps.includes('accept');
      const wanted = isOffer
        ? ['return', 'mark_not_real']
        : steps.filter((step) => !AT_ITS_PLACE.includes(step));
      expect(shown.toSorted(), `${status}, ${what}`).toEqual(wanted.toSorted());
    }
  }
});
