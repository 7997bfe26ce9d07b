import { expect, test } from 'vitest';
import { TAKEN_BACK } from '#app/features/cases/quote-summaries/wish.ts';
import type { EventKind } from '#app/features/cases/records/events.ts';
import type { CaseEvent } from '#app/features/cases/schema.ts';
import { lastActOf, revisedIn } from './last-act.ts';

const AT = '2026-11-24T18:00:00.000Z';
const event = (kind: EventKind, data = {}) => ({ kind, data, at: AT }) as CaseEvent;
const decided = (decision: string) => event('quote_decided', { decision, insurer: 'Rockyview' });
const sent = (isRevision: boolean, ...summaryIds: string[]) =>
  event('quotes_sent', { isRevision, summaryIds });
const quote = (id: string, replacesId: string | null) => ({ id, insurer: `Insurer ${id}`, replacesId });

test('the newest of what a person did counts, and nothing of what their broker did', () => {
  const resumed = event('changes_asked', { isResumed: true });
  expect(lastActOf([event('stage_set'), resumed, decided('interested'), event('changes_asked')])).toEqual({
    what: 'interested',
    insurer: 'Rockyview',
    at: AT,
  });
  expect(lastActOf([event('changes_asked', { note: 'Less' }), decided('declined')])).toEqual({
    what: 'changes',
    at: AT,
  });
  expect(lastActOf([decided('none')])).toEqual({ what: 'sent', at: AT });
  expect(lastActOf([event('answers_corrected'), decided('interested')])).toEqual({
    what: 'corrected',
    at: AT,
  });
  const takenBack = event('changes_asked', { note: `Rockyview: ${TAKEN_BACK}` });
  expect(lastActOf([takenBack, event('changes_asked', { note: 'Less' })])).toEqual({ what: 'sent', at: AT });
  expect(lastActOf([resumed, sent(false, 'a')])).toBeNull();
});

test('quotes count as revised where all that came last take the place of others', () => {
  const asked = event('changes_asked', { note: 'Less' });
  const history = [sent(true, 'b'), asked, sent(false, 'a', 'c')];
  const current = [quote('b', 'a'), quote('c', null)];
  expect(revisedIn(history, current)).toEqual({ revised: ['Insurer b'], isAsAsked: true });
  expect(revisedIn([sent(false, 'd'), ...history], [...current, quote('d', null)]).revised).toEqual([]);
  expect(revisedIn([sent(true, 'b', 'd')], [quote('b', 'a'), quote('d', null)]).revised).toEqual([]);
  expect(revisedIn([], current).revised).toEqual([]);
});

test('changes count as asked for since the quotes before, and by the person alone', () => {
  const asked = event('changes_asked', { note: 'Less' });
  const isAsAsked = (...history: CaseEvent[]) => revisedIn(history, [quote('b', 'a')]).isAsAsked;
  expect(isAsAsked(sent(true, 'b'), sent(false, 'a'), asked)).toBe(false);
  expect(isAsAsked(sent(true, 'b'), event('changes_asked', { isResumed: true }))).toBe(false);
  expect(isAsAsked(sent(true, 'b'), event('stage_set'), asked, sent(false, 'a'))).toBe(true);
});
