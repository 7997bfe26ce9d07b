import { expect, test } from 'vitest';
import { albertaInstant } from '#app/platform/clock/clock.ts';
import { openChoice, type PersonCaseState, personTurn } from './person-turn.ts';

const NOW = albertaInstant(2026, 11, 26, 12, 0);
const DUE = albertaInstant(2026, 11, 27, 17, 0).toISOString();

const state = (more: Partial<PersonCaseState>): PersonCaseState => ({
  ...{ status: 'in_progress', statusText: '', promiseAt: null, firstRespondedAt: '2026-11-23T18:00:00.000Z' },
  ...{ turn: { who: 'broker', what: 'look', dueAt: DUE }, agreed: null },
  broker: { fullName: 'Dana Whitford', acceptedAt: '2026-11-23T17:00:00.000Z' },
  ...more,
});
const told = (more: Partial<PersonCaseState>) => personTurn(state(more), NOW);
const sentence = (more: Partial<PersonCaseState>) => told(more).sentence;
const ACTED = '2026-11-26T17:00:00.000Z';
/** At 11:30 that morning, after what they did last. */
const WROTE = { wroteAt: '2026-11-26T17:30:00.000Z', wroteBy: 'Dana Whitford, Bow Commercial' };
const ANSWER = 'Dana Whitford wrote to you today at 11:30\u00a0am, and';
const WORK = { turn: { who: 'broker', what: 'work', dueAt: null } } as const;

test('after whatever they did last they read what their broker has of it, and by when that one, not they, is asked to reply', () => {
  const by = 'We have asked for a reply by tomorrow, 5\u00a0pm.';
  expect(sentence({})).toBe(`Dana Whitford has what you sent. ${by}`);
  expect(sentence({ turn: { who: 'broker', what: 'reply', dueAt: DUE } })).toBe(
    `Dana Whitford has your message. ${by}`,
  );
  expect(sentence({ lastAct: { what: 'changes', at: ACTED }, quoted: 2 })).toBe(
    `Dana Whitford has your request for changes. ${by}`,
  );
  expect(sentence({ lastAct: { what: 'declined', insurer: 'Prairie', at: ACTED }, quoted: 2 })).toBe(
    `Dana Whitford has been told that you declined Prairie. ${by}`,
  );
  const interested = { what: 'interested', insurer: 'Rockyview', at: ACTED } as const;
  expect(sentence({ lastAct: interested, chosen: ['Rockyview'], quoted: 2 })).toBe(
    `Dana Whitford has been told that you are interested in Rockyview. ${by}`,
  );
  expect(sentence({ turn: { who: 'broker', what: 'certificate', dueAt: DUE } })).toBe(
    'Dana Whitford has your request for a certificate, which you need by November 27, 2026.',
  );
  expect(sentence({ turn: { who: 'broker', what: 'certificate', dueAt: DUE, certificates: 2 } })).toBe(
    'Dana Whitford has your requests for 2 certificates; the first is needed by November 27, 2026.',
  );
});

test('a time that has passed is owned up to, and none is named where none runs', () => {
  const late = { who: 'broker', what: 'reply', dueAt: albertaInstant(2026, 11, 26, 9, 30).toISOString() };
  expect(sentence({ turn: late as PersonCaseState['turn'] })).toBe(
    'Dana Whitford has your message. We had asked for a reply by 9:30\u00a0am today, and are sorry that this is late. Our team sees that it is overdue, too.',
  );
  expect(sentence(WORK)).toBe('Dana Whitford is working on your quote.');
});

test('after hours whoever waits for a late reply reads when our people are back, and of no list that does not name them', () => {
  const turn = { who: 'broker', what: 'reply', dueAt: DUE } as const;
  const onSaturday = albertaInstant(2026, 11, 28, 22, 56);
  const saturday = (more: Partial<PersonCaseState>) =>
    personTurn(state({ turn, ...more }), onSaturday).sentence;
  expect(saturday({})).toContain('Our team sees that it is overdue, and is back Mon 9\u00a0am.');
  expect(saturday({ firstRespondedAt: null })).not.toContain('Our team');
  expect(saturday({ turn: { ...turn, what: 'look' } })).not.toContain('Our team');
});

test('a new message never makes the broker’s time read as theirs', () => {
  expect(sentence(WROTE)).toBe(
    `${ANSWER} has what you sent. We have asked for a reply by tomorrow, 5\u00a0pm.`,
  );
});

test('whoever reads by the mailed link is asked to reply where they can', () => {
  expect(sentence({ ...WROTE, howToReply: 'Call.' })).toMatch(
    /^Dana Whitford wrote to you today at 11:30\u00a0am, and has what you sent\. .+ Call\.$/,
  );
});

test('after they asked for changes it is said that their broker knows, and never that the quote is being revised, which nobody knows', () => {
  expect(sentence({ quoted: 1, lastAct: { what: 'changes', at: ACTED } })).not.toContain('is revising');
  expect(sentence({ ...WORK, quoted: 2 })).toBe('Dana Whitford is working on your quote.');
  const asked = { ...WORK, lastAct: { what: 'changes', at: ACTED }, quoted: 2 } as const;
  expect(sentence(asked)).toBe('Dana Whitford has your request for changes, and has sent no new quote yet.');
  expect(sentence({ ...asked, status: 'quoted' })).not.toContain('request for changes');
  expect(sentence({ ...asked, changed: ['Prairie'] })).toContain('changes to the quote of Prairie, and has');
  // What they said to another quote takes nothing from it.
  const declined = {
    ...asked,
    changed: ['Prairie'],
    lastAct: { what: 'declined', insurer: 'Foothills', at: ACTED },
  } as const;
  expect(sentence(declined)).toContain('changes to the quote of Prairie, and has sent no new quote');
  expect(sentence({ ...declined, turn: { who: 'broker', what: 'look', dueAt: DUE } })).toMatch(
    /^Dana Whitford has your request for changes to the quote of Prairie, and has been told that you declined Foothills\./,
  );
});

test('whoever is interested and wants changes reads that both are known, the changes first', () => {
  const both = { chosen: ['Rockyview'], changed: ['Prairie'], quoted: 2 };
  const changes = 'Dana Whitford has your request for changes to the quote of Prairie';
  expect(sentence(both)).toMatch(
    `${changes}, and has been told that you are interested in Rockyview. We have asked`,
  );
  expect(sentence({ ...both, ...WORK })).toBe(
    `${changes}, has been told that you are interested in Rockyview, and has sent no new quote yet.`,
  );
  expect(sentence({ ...both, chosen: ['Prairie'] })).toContain(
    ', and has been told that you are interested in it.',
  );
});

test('an interest is still said after they corrected an answer or wrote, and no more once there is a policy', () => {
  const interested = { chosen: ['Rockyview'], quoted: 2 };
  const told = 'Dana Whitford has been told that you are interested in Rockyview';
  const corrected = { lastAct: { what: 'corrected', at: ACTED } } as const;
  expect(sentence({ ...interested, ...corrected })).toMatch(
    `${told}, and has your correction. We have asked`,
  );
  const waits = { ...interested, turn: { who: 'broker', what: 'reply', dueAt: DUE } } as const;
  expect(sentence(waits)).toMatch(`${told}, and has your message. We have asked`);
  const before = { ownWordAt: '2026-11-26T16:00:00.000Z' };
  expect(sentence({ ...waits, ...corrected, ...before })).toMatch(
    `${told}, and has your message and your correction. We have asked`,
  );
  expect(sentence({ ...waits, status: 'won' })).toMatch(/^Dana Whitford has your message\. We have asked/);
});

test('the last thing they did is named where a message waits, too', () => {
  const waits = { turn: { who: 'broker', what: 'reply', dueAt: DUE }, quoted: 2 } as const;
  const changes = { ...waits, lastAct: { what: 'changes', at: ACTED } } as const;
  const before = { ownWordAt: '2026-11-26T16:00:00.000Z' };
  const after = { ownWordAt: '2026-11-26T18:00:00.000Z' };
  expect(sentence({ ...changes, ...before })).toMatch(
    /^Dana Whitford has your request for changes\. We have/,
  );
  expect(sentence({ ...changes, ...after })).toMatch(
    /^Dana Whitford has your request for changes, and your message\. We have asked/,
  );
  const interested = { ...waits, lastAct: { what: 'interested', insurer: 'Prairie', at: ACTED } } as const;
  expect(sentence({ ...interested, ...before })).toMatch(
    /^Dana Whitford has been told that you are interested in Prairie\. We have/,
  );
  expect(sentence({ ...interested, ...after })).toMatch(/^Dana Whitford has your message\. We have/);
  expect(sentence({ ...waits, lastAct: { what: 'sent', at: ACTED }, ...before })).toContain('your message');
});

test('whoever is interested in two is asked which, whoever is to act first', () => {
  const two = { chosen: ['Rockyview', 'Prairie'], quoted: 2 };
  expect(told({ ...two, turn: { who: 'client', what: 'decide', dueAt: null } })).toMatchObject({
    ...{ isYours: true, sentence: 'You are interested in Rockyview and Prairie. Which one do you want?' },
  });
  expect(told(two)).toMatchObject({ isYours: true, calm: '' });
});

test('whoever takes a quote as it is while another is revised reads that this is known', () => {
  expect(sentence({ ...WORK, quoted: 2, chosen: ['Rockyview'] })).toBe(
    'Dana Whitford has your decision on Rockyview and takes it from here.',
  );
  expect(sentence({ quoted: 2, chosen: ['Rockyview'] })).not.toContain('revising');
});

test('quotes that came are counted, and those that take the place of others are called revised', () => {
  const decide = { turn: { who: 'client', what: 'decide', dueAt: null }, status: 'quoted' } as const;
  expect(sentence(decide)).toBe('Dana Whitford has sent you a quote.');
  expect(sentence({ ...decide, quoted: 2 })).toBe('Dana Whitford has sent you 2 quotes.');
  const revised = { ...decide, quoted: 2, revised: ['Rockyview'] };
  expect(sentence(revised)).toBe('Dana Whitford has revised the quote of Rockyview.');
  expect(sentence({ ...revised, isAsAsked: true })).toBe(
    'Dana Whitford has revised the quote of Rockyview as you asked.',
  );
});

test('in short it is said how many things are asked for, and not which', () => {
  const asked = {
    turn: { who: 'client', what: 'answer', dueAt: null },
    asked: ['Lease', 'Any pets?'],
  } as const;
  expect(told(asked)).toMatchObject({
    sentence: 'Dana Whitford has asked you for 2 things: Lease; Any pets?',
    brief: 'Dana Whitford has asked you for 2 things.',
  });
  expect(told({}).brief).toBe(told({}).sentence);
});

test('nothing to do is said only where nothing is: not with a new message, what is still owed, or a quote to choose', () => {
  expect(told({}).calm).toBe('There is nothing you need to do right now.');
  expect(told({ unread: 1 })).toMatchObject({
    calm: '',
    sentence:
      'Dana Whitford has what you sent. We have asked for a reply by tomorrow, 5\u00a0pm. You have a new message.',
  });
  expect(told({ asked: ['Current policy'] })).toMatchObject({ calm: '', isYours: true });
  expect(told({ wished: ['Any pets?'] })).toMatchObject({ calm: '', isYours: false });
  expect(told(WROTE)).toMatchObject({ calm: '', isWritten: true });
  expect(told({ ...WROTE, wroteBy: 'Our team' })).toMatchObject({ calm: '', isWritten: false });
  expect(told({ turn: { who: 'broker', what: 'certificate', dueAt: DUE } }).calm).toBe('');
  expect(told({ isUndecided: true }).calm).toBe('');
  expect(told({ chosen: ['Rockyview'] }).calm).not.toBe('');
  expect(told({ chosen: ['Rockyview', 'Prairie'] }).calm).toBe('');
  expect(told({ turn: { who: 'client', what: 'answer', dueAt: null } }).calm).toBe('');
});

test('what their broker wrote last stands first until it is answered, read or not, and only where it was that broker', () => {
  const wrote = { ...WORK, ...WROTE, chosen: ['Rockyview'] };
  expect(sentence(wrote)).toBe(`${ANSWER} has your decision on Rockyview.`);
  expect(sentence({ ...wrote, wroteAt: '2026-11-24T18:30:00.000Z' })).toContain(
    'wrote to you on November 24, 2026, and has',
  );
  expect(sentence({ ...wrote, chosen: [] })).toBe(`${ANSWER} is working on your quote.`);
  expect(sentence({ ...wrote, chosen: [], lastAct: { what: 'changes', at: ACTED } })).toBe(
    `${ANSWER} has your request for changes.`,
  );
  expect(sentence({ ...wrote, wroteBy: 'Another broker', unread: 1 })).toBe(
    'Dana Whitford has your decision on Rockyview and takes it from here. You have a new message.',
  );
  expect(sentence({ ...wrote, wroteAt: null })).not.toContain('wrote');
});

test('whatever they have done since their broker wrote counts as an answer', () => {
  const decided = { what: 'interested', insurer: 'Rockyview', at: '2026-11-26T18:45:00.000Z' } as const;
  expect(told({ ...WORK, ...WROTE, chosen: ['Rockyview'], lastAct: decided })).toMatchObject({
    ...{ isWritten: false, calm: 'There is nothing you need to do right now.' },
    sentence: 'Dana Whitford has your decision on Rockyview and takes it from here.',
  });
  expect(told({ ...WORK, ...WROTE, lastAct: { ...decided, at: ACTED } }).isWritten).toBe(true);
});

test('a promise runs until first contact, and is that of nobody once it is the person’s turn', () => {
  const promised = { promiseAt: '2026-11-24T18:00:00.000Z', firstRespondedAt: null };
  expect(told(promised).due).toEqual({ kind: 'promise', at: new Date(promised.promiseAt) });
  expect(told({ ...promised, turn: { who: 'client', what: 'answer', dueAt: null } }).due).toBeNull();
  expect(told({ promiseAt: promised.promiseAt }).due).toBeNull();
});

test('a policy says from when it counts first, and below what waits, without the messages that its tab counts', () => {
  const agreed = { insurer: 'Prairie', effectiveOn: '2026-12-10' };
  const first = 'Your policy takes effect on December 10, 2026, and is not in force before then.';
  const certificate = { who: 'broker', what: 'certificate', dueAt: DUE } as const;
  expect(told({ agreed, turn: certificate, unread: 1 })).toMatchObject({
    ...{
      first,
      below: 'Dana Whitford has your request for a certificate, which you need by November 27, 2026.',
    },
  });
  expect(told({ agreed, turn: { who: 'nobody', what: 'none', dueAt: null }, unread: 1 })).toMatchObject({
    ...{ first, below: '' },
  });
  expect(told({})).toMatchObject({ first: told({}).sentence, below: '' });
});

test('of a policy that is arranged it is said in short when it takes effect, and what waits', () => {
  const agreed = { insurer: 'Prairie', effectiveOn: '2026-12-10' };
  expect(told({ agreed, turn: { who: 'nobody', what: 'none', dueAt: null } }).brief).toBe(
    'Your policy takes effect on December 10, 2026.',
  );
  expect(told({ agreed, turn: { who: 'broker', what: 'reply', dueAt: DUE }, unread: 1 }).brief).toBe(
    'Your policy takes effect on December 10, 2026. Dana Whitford has your message. We have asked for a reply by tomorrow, 5\u00a0pm.',
  );
});

test('as many quotes as wait for a decision are said to wait', () => {
  const turn = { who: 'broker', what: 'look', dueAt: null } as const;
  expect(openChoice({ turn, isUndecided: true, undecided: 2 })).toBe(
    '2 quotes are waiting for your decision.',
  );
  expect(openChoice({ turn, isUndecided: true, undecided: 1 })).toBe('A quote is waiting for your decision.');
  const revised = ['Prairie'];
  expect(openChoice({ turn, isUndecided: true, undecided: 1, revised })).toBe(
    'The revised quote of Prairie is waiting for your decision.',
  );
  expect(openChoice({ turn, isUndecided: true, undecided: 2, revised })).toBe(
    '2 quotes are waiting for your decision. Revised: Prairie.',
  );
});

test('whoever waits for first contact reads that their broker wrote, and that the way they chose is still to come', () => {
  const contact = { firstRespondedAt: null, turn: { who: 'broker', what: 'contact', dueAt: DUE } } as const;
  expect(sentence(contact)).toBe('Dana Whitford has your request and is asked to contact you.');
  expect(sentence({ ...contact, unread: 1 })).toBe(
    'Dana Whitford has your request and is asked to contact you. You have a new message.',
  );
  expect(sentence({ ...contact, ...WROTE, unread: 1 })).toBe(
    `${ANSWER} is asked to contact you the way you chose.`,
  );
});

test('whose broker has left reads who looks after the policy', () => {
  const policy = {
    ...{ status: 'won' as const, broker: null, left: { fullName: 'Dana Whitford', tellBy: DUE } },
    agreed: { insurer: 'Prairie', effectiveOn: '2026-11-20' },
  } as const;
  const waits = told({ ...policy, turn: { who: 'team', what: 'certificate', dueAt: DUE } });
  expect(waits.below).toMatch(/^Dana Whitford is not with us at the moment\. We look after your request/);
  const calm = told({ ...policy, turn: { who: 'nobody', what: 'none', dueAt: null } });
  expect(calm.sentence).toBe(
    'Your policy has been in effect since November 20, 2026. Dana Whitford is not with us at the moment. We look after your policy: write to us here.',
  );
});
