import { expect, test } from 'vitest';
import { aboutParts, briefWords, markWords, nextWords, reachMarks, subjectWords } from './row-words.ts';

const at = (alberta: string) => new Date(`${alberta}-06:00`);
/** A Wednesday. */
const NOW = at('2026-11-25T10:00');

test('whom the broker waits for before any contact is said to be not yet contacted', () => {
  const about = { title: 'Home insurance request', city: null, pausedPromise: '2026-11-30T23:00:00Z' };
  const parts = (pausedPromise: string | null, clock: 'client' | 'task' = 'client') =>
    aboutParts({ clock, since: null, case: { ...about, name: 'Kim', pausedPromise } as never }, NOW);
  expect(parts(about.pausedPromise)).toEqual([
    'Home insurance',
    'not yet contacted: promised Nov\u00a030,\u00a05\u00a0pm, paused',
  ]);
  expect(parts(null)).toEqual(['Home insurance']);
  expect(parts(about.pausedPromise, 'task')).toEqual(['Kim', 'Home insurance']);
});

test('what to do is said with the name, and before it is accepted without one', () => {
  const about = { name: 'Kim Bird', contactMethod: 'text', status: 'in_progress' } as never;
  expect(nextWords({ clock: 'contact', title: null, case: about })).toBe('Text Kim Bird');
  const toSend = (...others: string[]) => {
    const certificate = { holder: 'Kensington Square', neededBy: '2026-11-30', others };
    return nextWords({ clock: 'certificate', title: null, case: { name: 'Kim Bird', certificate } as never });
  };
  expect(toSend()).toBe('Send the certificate for Kensington Square');
  expect(toSend('Bow Bank')).toBe('Send certificates for Kensington Square and Bow Bank');
  expect(toSend('Bow Bank', 'Mall')).toBe('Send certificates for Kensington Square and 2 others');
  const look = (act: object | null, toConfirm = 0) =>
    nextWords({ clock: 'look', title: null, case: { name: 'Kim Bird', act, toConfirm } as never });
  expect(look({ what: 'changes', insurer: null })).toBe('Revise Kim Bird’s quote');
  expect(look({ what: 'interested', insurer: 'Bow Mutual' })).toBe(
    'Contact Kim Bird: interested in Bow Mutual',
  );
  expect(look({ what: 'sent', insurer: null })).toBe('Review what Kim Bird sent');
  expect(look(null)).toBe('Review what Kim Bird sent');
  expect(look({ what: 'sent', insurer: null }, 1)).toBe('Confirm what Kim Bird sent');
  expect(nextWords({ clock: 'task', title: 'Renew E&O', case: null })).toBe('Renew E&O');
  const offer = { name: null, title: 'Auto insurance request', city: 'Calgary', reference: 'AB-1' } as never;
  expect(nextWords({ clock: 'accept', title: null, case: offer })).toBe(
    'New request: Auto insurance, Calgary',
  );
  const since = at('2026-11-25T08:10').toISOString();
  const told = (known: object, reopened: object | null = null) =>
    aboutParts({ clock: 'accept', since, case: { offer: known, reopened } as never }, NOW).join(' · ');
  expect(told({ readiness: 89, startOn: '2026-12-05' })).toBe(
    '89% answered · starts Dec 5 · sent 8:10\u00a0am',
  );
  expect(told({ readiness: 40, startOn: null })).toBe('40% answered · sent 8:10\u00a0am');
  const reopened = { at: at('2026-11-25T09:20').toISOString(), wasWithdrawn: true };
  expect(told({ readiness: 40, startOn: null }, reopened)).toBe(
    '40% answered · withdrawn and reopened 9:20\u00a0am',
  );
  const sentAgain = {
    offer: { readiness: 40, startOn: null },
    returnedAt: at('2026-11-25T09:20').toISOString(),
  };
  expect(aboutParts({ clock: 'accept', since, case: sentAgain as never }, NOW).join(' · ')).toBe(
    '40% answered · sent again by an administrator: you returned it 9:20\u00a0am',
  );
  const passedOn = { sentAt: at('2026-11-18T14:30').toISOString(), wasReached: true };
  const taken = { offer: { readiness: 75, startOn: null }, passedOn };
  const takenOver = (case_: object) => aboutParts({ clock: 'accept', since, case: case_ as never }, NOW);
  expect(takenOver(taken).join(' · ')).toBe(
    '75% answered · client sent Nov 18 · passed on 8:10\u00a0am, was contacted before',
  );
  expect(takenOver({ ...taken, passedOn: { ...passedOn, wasReached: false } }).at(-1)).toBe(
    'passed on 8:10\u00a0am',
  );
  const again = { title: 'Auto insurance request', city: 'Calgary', reopened } as never;
  expect(aboutParts({ clock: 'contact', since, case: again }, NOW).join(' · ')).toBe(
    'Auto insurance · Calgary · withdrawn and reopened 9:20\u00a0am',
  );
});

test('interest in a quote and what is to be confirmed stand beside words about something else', () => {
  const act = { what: 'interested', insurer: 'Prairie Mutual' };
  const marks = (
    clock: 'reply' | 'look' | 'client' | 'call' | 'work',
    known: object,
    kind: 'case' | 'task' = 'case',
  ) => markWords({ kind, clock, case: { act: null, toConfirm: 0, interests: [], ...known } as never });
  expect(marks('reply', { act })).toEqual(['Interested in Prairie Mutual']);
  expect(marks('call', { interests: ['Foothills', 'Prairie Mutual'] })).toEqual([
    'Interested in Foothills and Prairie Mutual',
  ]);
  const corrected = { act: { what: 'corrected' }, interests: ['Foothills'] };
  expect(marks('look', corrected)).toEqual(['Interested in Foothills']);
  expect(marks('work', { interests: ['Foothills'], isQuoteChosen: true })).toEqual([]);
  expect(marks('client', { toConfirm: 1 })).toEqual(['1 to confirm']);
  expect(marks('look', { act, toConfirm: 1 })).toEqual([]);
  expect(marks('reply', { act }, 'task')).toEqual([]);
});

test('where somebody is named beside it, what to do is said without them', () => {
  const about = {
    name: 'Kim Bird',
    title: 'Auto insurance request',
    city: 'Calgary',
    status: 'quoted',
  } as never;
  expect(briefWords({ clock: 'client', title: null, case: about })).toBe('Waiting for the decision');
  expect(briefWords({ clock: 'work', title: null, case: about })).toBe('Follow up on the decision');
  const chosen = { name: 'Kim Bird', status: 'quoted', isQuoteChosen: true } as never;
  expect(briefWords({ clock: 'work', title: null, case: chosen })).toBe('Record the policy');
  expect(nextWords({ clock: 'work', title: null, case: chosen })).toBe('Record Kim Bird’s policy');
  const asked = { name: 'Kim Bird', status: 'quoted', isQuoteChosen: true, isToHear: true } as never;
  expect(briefWords({ clock: 'client', title: null, case: asked })).toBe('Waiting for the answer');
  expect(nextWords({ clock: 'client', title: null, case: asked })).toBe('Waiting for Kim Bird’s answer');
  expect(briefWords({ clock: 'task', title: 'Renew E&O', case: null })).toBe('Renew E&O');
  expect(subjectWords(about)).toBe('Kim Bird');
  const offer = { name: null, title: 'Auto insurance request', city: 'Calgary' } as never;
  expect(briefWords({ clock: 'accept', title: null, case: offer })).toBe('New request');
  expect(subjectWords(offer)).toBe('Auto insurance, Calgary');
  expect(aboutParts({ clock: 'task', since: null, case: about }, NOW)).toEqual([
    ...['Kim Bird', 'Auto insurance', 'Calgary'],
  ]);
});

test('who did not agree to what they prefer is emailed, and the row says what they agreed to', () => {
  const about = { name: 'Kim Bird', contactMethod: 'text', mayReach: { call: true, text: false } } as never;
  expect(nextWords({ clock: 'contact', title: null, case: about })).toBe('Email Kim Bird');
  expect(reachMarks({ clock: 'contact', case: about })).toEqual(['Calls: yes', 'Text: no']);
  expect(reachMarks({ clock: 'work', case: about })).toEqual([]);
  expect(reachMarks({ clock: 'reply', case: { mayReach: null } as never })).toEqual([]);
});
