import { expect, test } from 'vitest';
import { CASE_STATUSES, isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import { isSettled, turnOf } from '#app/features/cases/rules/turn.ts';
import { shortTime } from '#app/features/cases/ui/deadline/short-time.ts';
import { personTurn } from '#app/features/cases/ui/person/person-turn.ts';
import { brokerTurn } from '#app/features/cases/ui/whose-turn.ts';
import { type CaseState, nextTask, nextThing } from './next-thing.ts';

const at = (alberta: string) => new Date(`${alberta}-06:00`);
/** A Wednesday. */
const NOW = at('2026-11-25T10:00');

const state = (part: Partial<CaseState> = {}): CaseState => ({
  ...{ status: 'in_progress', acceptBy: null, promiseAt: at('2026-11-26T10:00'), waitingSince: null },
  ...{ firstRespondedAt: at('2026-11-25T09:00'), remindAt: null, changedAt: at('2026-11-25T09:30') },
  ...{ callAt: null, personWroteAt: null, personActedAt: null, heardAt: null, snooze: null },
  ...{ reopenedAt: null, followUpAt: null },
  ...{ toConfirm: 0, isToHear: false },
  unreachedSince: null,
  ...{ isQuoteSettled: false, certificatesBy: [] },
  ...part,
});
const next = (part: Partial<CaseState>, now = NOW) => nextThing(state(part), now);

test.each<[string, Partial<CaseState>, string, string, string | null]>([
  [
    'an offer',
    { status: 'assigned', acceptBy: at('2026-11-25T11:30') },
    'accept',
    'today',
    '2026-11-25T11:30',
  ],
  ['a booked call of today', { callAt: at('2026-11-25T14:00') }, 'call', 'today', '2026-11-25T14:00'],
  [
    'a booked call of today, whatever was put aside',
    { callAt: at('2026-11-25T14:00'), snooze: { until: at('2026-11-25T16:00'), knownAt: NOW } },
    'call',
    'today',
    '2026-11-25T14:00',
  ],
  [
    'a booked call instead of the promise that it is',
    { firstRespondedAt: null, callAt: at('2026-11-27T14:00') },
    'call',
    'later',
    '2026-11-27T14:00',
  ],
  [
    'a reply to a client whose policy is in place',
    { status: 'won', personWroteAt: at('2026-11-25T09:45') },
    'reply',
    'next',
    '2026-11-26T09:45',
  ],
  [
    'a certificate, due at the end of the day by which it is needed',
    { status: 'won', certificatesBy: ['2026-11-30'], personActedAt: at('2026-11-20T09:00') },
    'certificate',
    'later',
    '2026-11-30T23:59:59.999',
  ],
  [
    'a certificate that is still owed after the client was answered',
    { status: 'won', certificatesBy: ['2026-11-30'] },
    'certificate',
    'later',
    '2026-11-30T23:59:59.999',
  ],
  [
    'a reply before a certificate of a later day',
    { status: 'won', certificatesBy: ['2026-11-30'], personWroteAt: at('2026-11-25T09:45') },
    'reply',
    'next',
    '2026-11-26T09:45',
  ],
  [
    'a reply before a call of another day',
    { callAt: at('2026-11-27T14:00'), personWroteAt: at('2026-11-25T09:45') },
    'reply',
    'next',
    '2026-11-26T09:45',
  ],
  [
    'an offer that is due tomorrow',
    { status: 'assigned', acceptBy: at('2026-11-26T09:30') },
    'accept',
    'next',
    '2026-11-26T09:30',
  ],
  ['no contact yet', { firstRespondedAt: null }, 'contact', 'next', '2026-11-26T10:00'],
  [
    'a message, for one business day',
    { personWroteAt: at('2026-11-25T09:30') },
    'reply',
    'next',
    '2026-11-26T09:30',
  ],
  [
    'what came in, though something else is still owed',
    { status: 'waiting_on_client', toConfirm: 1, personActedAt: at('2026-11-25T09:30') },
    'look',
    'next',
    '2026-11-26T09:30',
  ],
  [
    'a decision on a quote',
    { status: 'quoted', personActedAt: at('2026-11-25T09:30') },
    'look',
    'next',
    '2026-11-26T09:30',
  ],
  [
    'somebody who was left a message, until the time that was planned',
    { unreachedSince: at('2026-11-25T09:00'), followUpAt: at('2026-11-25T14:00') },
    'client',
    'waiting',
    '2026-11-25T14:00',
  ],
  [
    'to reach them once that time has come',
    { unreachedSince: at('2026-11-25T09:00'), followUpAt: at('2026-11-25T09:45') },
    'reach',
    'later',
    '2026-11-27T09:30',
  ],
  ['work for two business days', {}, 'work', 'later', '2026-11-27T09:30'],
  ['work that has stood still', { changedAt: at('2026-11-23T12:00') }, 'work', 'today', '2026-11-25T12:00'],
  [
    'the client’s turn',
    { status: 'waiting_on_client', waitingSince: at('2026-11-24T12:00') },
    'client',
    'waiting',
    '2026-12-01T12:00',
  ],
  [
    'a client who says nothing',
    { status: 'waiting_on_client', waitingSince: at('2026-11-18T12:00') },
    'silent',
    'today',
    '2026-11-25T12:00',
  ],
  [
    'work, while a call after first contact is of another day',
    { callAt: at('2026-11-27T14:00') },
    'work',
    'later',
    '2026-11-27T09:30',
  ],
  [
    'a call after first contact on its day',
    { callAt: at('2026-11-25T09:00') },
    'call',
    'today',
    '2026-11-25T09:00',
  ],
  [
    'a follow-up with somebody who has decided, for one business day',
    { status: 'quoted', isQuoteSettled: true },
    'work',
    'today',
    '2026-11-26T09:30',
  ],
  [
    'a follow-up that was put aside until a time',
    {
      ...{ status: 'quoted', isQuoteSettled: true },
      snooze: { until: at('2026-11-27T09:00'), knownAt: NOW },
    },
    'snoozed',
    'later',
    '2026-11-27T09:00',
  ],
  [
    'somebody who has decided and was asked something, while they have not said anything',
    { status: 'quoted', isQuoteSettled: true, isToHear: true },
    'client',
    'waiting',
    '2026-12-02T09:30',
  ],
  ['a quote that is with them', { status: 'quoted' }, 'client', 'waiting', '2026-12-02T09:30'],
])('%s', (_, part, clock, section, dueAt) => {
  expect(next(part)).toEqual({ clock, section, dueAt: dueAt && at(dueAt) });
});

test('of two clocks the one that runs out first is shown', () => {
  const personWroteAt = at('2026-11-25T09:30');
  expect(next({ firstRespondedAt: null, personWroteAt })).toMatchObject({ clock: 'reply' });
  expect(next({ firstRespondedAt: null, personWroteAt, promiseAt: NOW })).toMatchObject({ clock: 'contact' });
});

test('what is put aside comes back at its time, or with whatever the person does', () => {
  const until = at('2026-11-26T09:00');
  const snooze = { until, knownAt: NOW };
  expect(next({ snooze })).toEqual({ clock: 'snoozed', section: 'later', dueAt: until });
  expect(next({ snooze }, until)).toEqual({ clock: 'snoozed', section: 'today', dueAt: until });
  expect(next({ snooze, personWroteAt: at('2026-11-25T09:30') })).toMatchObject({ clock: 'snoozed' });
  // Also with a second message, while the first still waits.
  const [personWroteAt, heardAt] = [at('2026-11-25T09:30'), at('2026-11-25T10:30')];
  expect(next({ snooze, personWroteAt, heardAt })).toMatchObject({ clock: 'reply' });
  expect(next({ snooze, personWroteAt: at('2026-11-25T10:30') })).toMatchObject({
    clock: 'reply',
    section: 'next',
  });
  const untilReply = { until: null, knownAt: NOW };
  expect(next({ snooze: untilReply })).toEqual({ clock: 'client', section: 'waiting', dueAt: null });
  expect(next({ snooze: untilReply, personActedAt: at('2026-11-25T10:30') })).toMatchObject({
    clock: 'look',
  });
});

/** Every status with all that can have happened on a case: who wrote or acted last, quotes, calls, contact. */
function everyState(): CaseState[] {
  const waits = [null, at('2026-11-25T09:30'), at('2026-11-23T09:30')];
  const calls = [null, at('2026-11-25T14:00'), at('2026-11-27T14:00'), at('2026-11-25T09:00')];
  const either = [true, false];
  return CASE_STATUSES.flatMap((status) =>
    waits.flatMap((personWroteAt) =>
      waits.flatMap((personActedAt) =>
        calls.flatMap((callAt) =>
          either.flatMap((isQuoteSettled) =>
            either.map((isContacted) =>
              state({
                ...{ status, personWroteAt, personActedAt, callAt, isQuoteSettled },
                ...{ acceptBy: at('2026-11-25T11:30') },
                ...(!isContacted && { firstRespondedAt: null }),
              }),
            ),
          ),
        ),
      ),
    ),
  );
}

test('whatever has happened on a case, its person, its broker and the queue read of the same turn', () => {
  const states = everyState();
  for (const one of states) {
    const turn = turnOf(one, NOW);
    const shown = { ...turn, dueAt: turn.dueAt?.toISOString() ?? null };
    const text = { promiseAt: null, firstRespondedAt: null, statusText: '', broker: null };
    const person = personTurn({ ...text, status: one.status, turn: shown }, NOW);
    const broker = brokerTurn({ status: one.status, turn: shown });
    const isServiced = one.status === 'won' && (one.personWroteAt ?? one.personActedAt) !== null;
    const isOpen = isOpenStatus(one.status) || isServiced;
    expect([turn.who === 'nobody', turn.what === 'none']).toEqual([!isOpen, !isOpen]);
    // A reply that is waited for has one time, whoever reads of it.
    if (broker.due?.kind === 'reply' && turn.what !== 'certificate')
      expect(person.sentence).toContain(shortTime(broker.due.at, NOW));
    expect([person.isYours, broker.isYours]).toEqual([turn.who === 'client', turn.who === 'broker']);
    const isWithBroker = isOpen && one.status !== 'new';
    if (!isWithBroker) continue;
    const { clock, section } = nextThing(one, NOW);
    expect([JSON.stringify(one), section === 'waiting']).toEqual([
      JSON.stringify(one),
      turn.who === 'client',
    ]);
    expect(clock).toBe(turn.who === 'client' ? 'client' : turn.what);
    // Nobody who wrote is told that something is asked of them.
    if (one.personWroteAt) expect(turn.who).toBe('broker');
  }
  expect(states).toHaveLength(10 * 3 * 3 * 4 * 2 * 2);
});

test('who has decided, or sent one thing of two, is waited for no more and still waited for', () => {
  const turn = (part: Partial<CaseState>) => turnOf(state(part), NOW);
  expect(turn({ status: 'quoted' })).toMatchObject({ who: 'client', what: 'decide' });
  expect(turn({ status: 'quoted', isQuoteSettled: true })).toMatchObject({ who: 'broker', what: 'work' });
  const personActedAt = at('2026-11-25T09:30');
  expect(turn({ status: 'quoted', personActedAt })).toMatchObject({ who: 'broker', what: 'look' });
  expect(turn({ status: 'waiting_on_client', personActedAt })).toMatchObject({ who: 'client' });
  const quote = (clientDecision: 'none' | 'interested' | 'declined', isCurrent = true) => ({
    ...{ clientDecision, isCurrent },
  });
  expect([[], [quote('none')], [quote('declined'), quote('none')]].map(isSettled)).toEqual([
    ...[false, false, false],
  ]);
  expect(
    [[quote('interested'), quote('none')], [quote('declined')], [quote('none', false)]].map(isSettled),
  ).toEqual([true, true, true]);
});

test('an offer cannot be put aside', () => {
  const snooze = { until: null, knownAt: NOW };
  expect(next({ status: 'assigned', acceptBy: NOW, snooze })).toMatchObject({ clock: 'accept' });
});

test('a task is of today up to the end of the Alberta day', () => {
  expect(nextTask({ dueAt: at('2026-11-25T23:59') }, NOW).section).toBe('today');
  expect(nextTask({ dueAt: at('2026-11-26T00:00') }, NOW).section).toBe('next');
});

test('what is due by the end of the next business day stands apart from what is due later', () => {
  const friday = at('2026-11-27T16:00');
  const sectionOf = (dueAt: string) => nextTask({ dueAt: at(dueAt) }, friday).section;
  expect(['2026-11-28T10:00', '2026-11-30T23:59', '2026-12-01T00:00'].map(sectionOf)).toEqual([
    ...['next', 'next', 'later'],
  ]);
  const offer = { status: 'assigned', acceptBy: at('2026-11-30T09:30') } as const;
  expect(next(offer, friday)).toMatchObject({ clock: 'accept', section: 'next' });
});
