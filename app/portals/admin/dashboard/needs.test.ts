import { expect, test } from 'vitest';
import type { Overview } from '#app/features/oversight/schema.ts';
import { choresOf, countAll, needsOf } from './needs.ts';

const now = new Date('2026-11-28T18:00:00Z');
const none = { total: 0, items: [] };
const calm = {
  cases: { late: none, atRisk: none, paused: none, unreplied: none, doubted: none, pool: none },
  leftPolicies: [],
  ...{ licences: [], uncheckedLicences: [], missingIdentity: [], keptMails: null },
  backup: { state: 'known', at: now.toISOString() },
  chats: { total: 0, promiseAt: null, firstId: null },
  contacts: { toAnswer: 0, unread: 0, aboutData: 0, replyBy: null, firstId: null },
  ...{ failedMails: 0, failedWebhooks: [], failedJobs: [], privacyRequests: [], reviews: [] },
  ...{ unansweredQuestions: 0, testimonials: 0 },
} as unknown as Overview;
const many = (total: number) => ({ total, items: [] });
const contacts = (toAnswer: number, replyBy: string) => ({
  toAnswer,
  replyBy,
  unread: 1,
  aboutData: 0,
  firstId: null,
});

test('the count is the sum of what each kind says', () => {
  const overview: Overview = {
    ...calm,
    cases: { ...calm.cases, pool: many(2) },
    contacts: contacts(3, '2026-12-01T00:00:00Z'),
    uncheckedLicences: [true, true, false].map((getsRequests) => ({
      getsRequests,
    })) as Overview['uncheckedLicences'],
    missingIdentity: ['legalName'],
    keptMails: 12,
  };
  expect(countAll(needsOf(overview, now))).toBe(8);
  expect(choresOf(overview).map(({ kind, count }) => [kind, count])).toEqual([
    // Who gets no requests can wait; who does, on the strength of a licence that nobody has seen, cannot.
    ['upkeep', 1],
    ['setup', 1],
  ]);
  expect(needsOf(calm, now)).toEqual([]);
  expect(choresOf(calm)).toEqual([]);
});

test('what hurts people most comes first and is red, and no chore is', () => {
  const overview: Overview = {
    ...calm,
    cases: { ...calm.cases, pool: many(2), late: many(1), atRisk: many(1), paused: many(1) },
    contacts: contacts(1, '2026-11-28T17:00:00Z'),
    keptMails: 3,
  };
  expect(needsOf(overview, now).map(({ kind, tone }) => `${kind}: ${tone}`)).toEqual([
    ...[
      'mail: danger',
      'late: danger',
      'people: danger',
      'at_risk: warning',
      'paused: warning',
      'pool: warning',
    ],
  ]);
  const inTime = { ...overview, contacts: contacts(1, '2026-11-28T19:00:00Z') };
  expect(needsOf(inTime, now).map(({ kind }) => kind)).toEqual([
    ...['mail', 'late', 'at_risk', 'paused', 'pool', 'people'],
  ]);
  expect(choresOf({ ...overview, reviews: [{ isOver: true }] as Overview['reviews'] })).toEqual([
    { kind: 'upkeep', count: 1, tone: 'warning' },
  ]);
});
