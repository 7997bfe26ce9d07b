import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { CaseListItem } from '#app/features/cases/schema.ts';
import { holdClock } from '#app/platform/now.ts';
import type { Talk } from './person-state.ts';
import { RequestCard } from './request-card.tsx';

const AT = '2026-11-24T18:00:00.000Z';
const broker = { fullName: 'Dana Whitford', brokerage: 'Bow Commercial', acceptedAt: AT };
const item = (more: object) =>
  ({
    ...{ id: 'c', reference: 'AB-1', title: 'Auto', status: 'in_progress', createdAt: AT, reopened: null },
    ...{ turn: { who: 'broker', what: 'work', dueAt: null }, promiseAt: null, firstRespondedAt: AT },
    ...{ awaited: null, acted: null, agreed: null, broker },
    ...more,
  }) as unknown as CaseListItem;
const talk = (unread: number) =>
  ({
    unread,
    last: { author: broker.fullName, isYours: false, text: 'Two things are missing', at: AT },
  }) as Talk;
const words = (shown: CaseListItem, said: Talk) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RequestCard item={shown} talk={said} />
    </MemoryRouter>,
  ).replaceAll(/<[^>]+>/g, ' ');

test('whoever is interested in two quotes reads first that one has to be chosen, also after a message of their broker', () => {
  const awaited = { asked: [], validUntil: null, sent: 2, quotes: 2, wanted: ['Prairie', 'Rockyview'] };
  const said = words(item({ awaited }), talk(1));
  expect(said).toContain('Action needed');
  expect(said).toMatch(/Which one do you want\?.*Dana Whitford wrote to you .*View your quotes/s);
  expect(words(item({ awaited: { ...awaited, wanted: ['Prairie'] } }), talk(1))).not.toContain(
    'Action needed',
  );
});

test('what the broker asks before first contact stands on the card, each with its day and its way, also where it may be left out', () => {
  const asked = [
    { title: 'Is the roof new?', kind: 'answer', required: false, dueOn: null },
    { title: 'Current policy', kind: 'document', required: true, dueOn: '2026-12-02' },
  ];
  const first = { turn: { who: 'broker', what: 'contact', dueAt: null }, firstRespondedAt: null };
  const said = words(item({ ...first, awaited: { asked, validUntil: null, sent: 0, quotes: 0 } }), talk(0));
  expect(said).toMatch(/Current policy, by December 2, 2026.*Send the document/s);
  expect(said).toMatch(/Is the roof new\? \(if you know\).*Answer the question/s);
  expect(said).not.toContain('Needed by');
});

test('what they did last is said as on the page of the request, and stands there while no message is newer', () => {
  const acted = { id: 'e', kind: 'changes_asked', by: 'You', data: { note: 'Prairie: more' } };
  const look = { turn: { who: 'broker', what: 'look', dueAt: null } };
  const later = words(item({ ...look, acted: { ...acted, at: '2026-11-24T19:00:00.000Z' } }), talk(0));
  expect(later).toContain('Dana Whitford has your request for changes.');
  expect(later).toMatch(/You asked for changes\s*$/);
  expect(later).not.toContain('Two things are missing');
  expect(later).not.toContain('wrote to you');
  const before = words(item({ ...look, acted: { ...acted, at: '2026-11-24T17:00:00.000Z' } }), talk(0));
  expect(before).toContain('Two things are missing');
});

test('a message that was read and not answered leads to itself, and nothing says that there is nothing to do', () => {
  const said = words(item({}), talk(0));
  expect(said).toMatch(/Dana Whitford wrote to you .*and is working on your quote.*Go to the message/s);
  expect(said).not.toContain('nothing you need');
});

test('a booked call stands on the card with its time, in the place of the time by which one was promised', async () => {
  holdClock(new Date('2026-11-25T18:00:00Z'));
  const call = { startsAt: '2026-11-27T21:00:00.000Z', endsAt: '2026-11-27T21:15:00.000Z' };
  const booked = { turn: { who: 'broker', what: 'call', dueAt: null }, call };
  const shown = item({ ...booked, firstRespondedAt: null, promiseAt: call.startsAt });
  const { prelude } = await prerender(
    <MemoryRouter>
      <RequestCard item={shown} talk={talk(0)} />
    </MemoryRouter>,
  );
  const said = (await new Response(prelude).text()).replaceAll(/<[^>]+>/g, ' ');
  expect(said).toMatch(
    /asked to call you at the time you booked.*Dana Whitford calls you Friday, November 27/s,
  );
  expect(said).not.toContain('Contact by');
});
