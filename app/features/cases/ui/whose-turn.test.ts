import { expect, test } from 'vitest';
import type { CaseTurn } from '#app/features/cases/schema.ts';
import { brokerTurn } from './whose-turn.ts';

const turn = (what: CaseTurn['what']): CaseTurn => ({ who: 'broker', what, dueAt: null });

test('what the client has done is called by what it is, and nothing is said to be sent that was not', () => {
  const sentence = (known: object) => brokerTurn({ status: 'quoted', turn: turn('look'), ...known }).sentence;
  expect(sentence({ isSomethingSent: true, isWish: true })).toBe('Next: review what the client sent.');
  expect(sentence({ isWish: true })).toBe('Next: revise the quote.');
  expect(sentence({ hasChosen: true })).toBe('Next: contact the client, who is interested in a quote.');
  expect(sentence({})).toBe('Next: see what is new from the client.');
});

test('once a choice was followed up its policy is next, and without one the decision is', () => {
  const sentence = (hasChosen: boolean) =>
    brokerTurn({ status: 'quoted', turn: turn('work'), hasChosen }).sentence;
  expect([sentence(true), sentence(false)]).toEqual([
    'Next: record the policy, once it is arranged.',
    'Next: follow up on the client’s decision.',
  ]);
});

test('whose question was answered is heard before their policy is recorded', () => {
  const told = { status: 'quoted', turn: turn('work'), hasChosen: true, isToHear: true } as const;
  expect(brokerTurn(told).sentence).toBe('You answered the client’s question. Next: hear what they say.');
  expect(brokerTurn({ ...told, isAsked: true }).sentence).toBe('Waiting for the client’s answer.');
  expect(brokerTurn({ ...told, hasChosen: false, isAsked: true }).sentence).toBe(
    'Waiting for the client’s answer.',
  );
});

test('several certificates are counted, and one is not', () => {
  const sentence = (certificates: number) =>
    brokerTurn({ status: 'won', turn: { ...turn('certificate'), certificates } }).sentence;
  expect([sentence(0), sentence(1), sentence(2)]).toEqual([
    'Next: send the certificate.',
    'Next: send the certificate.',
    'Next: send 2 certificates.',
  ]);
});

test('what a client owes beside their decision is said with it', () => {
  const sentence = (isOwed: boolean) =>
    brokerTurn({ status: 'quoted', turn: { ...turn('decide'), who: 'client' }, isOwed }).sentence;
  expect([sentence(false), sentence(true)]).toEqual([
    'Waiting for the client’s decision.',
    'Waiting for the client’s decision, and for what you requested.',
  ]);
});

test('a recorded policy is followed by its papers until they are sent', () => {
  const sentence = (arePapersDue: boolean) =>
    brokerTurn({ status: 'won', turn: { ...turn('none'), who: 'nobody' }, arePapersDue }).sentence;
  expect([sentence(true), sentence(false)]).toEqual([
    'Next: send the policy documents.',
    'The policy is arranged.',
  ]);
});

test('whoever has left a message waits until the time that they planned', () => {
  const sentence = (waitsUntil: string | null) =>
    brokerTurn({ status: 'in_progress', turn: turn('reach'), waitsUntil }).sentence;
  expect([sentence(null), sentence('Tue 9\u00a0am')]).toEqual([
    'Next: reach the client.',
    'Waiting for the client until Tue 9\u00a0am.',
  ]);
});

test('whoever accepts is told that the client has written', () => {
  const sentence = (isWritten: boolean) =>
    brokerTurn({ status: 'in_progress', turn: turn('contact'), isWritten }).sentence;
  expect([sentence(false), sentence(true)]).toEqual([
    'Next: contact the client.',
    'Next: contact the client and reply to their message.',
  ]);
});
