import { expect, test } from 'vitest';
import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import type { Kind } from '#app/features/notifications/kinds/kind.ts';
import { KINDS } from '#app/features/notifications/kinds/kinds.ts';
import { toldOf } from '#tests/fixtures/notices.ts';
import { caseTabs } from './person-tabs.ts';

const request = (state: InformationRequest['state'], kind: InformationRequest['kind'] = 'document') =>
  ({ state, kind, required: true }) as InformationRequest;
const turn = { who: 'broker', what: 'look', dueAt: null } as const;
const quote = (decision: QuoteSummary['decision']) => ({ decision, standing: 'current' }) as QuoteSummary;
const toDo = (...told: Parameters<typeof caseTabs>) =>
  Object.fromEntries(caseTabs(...told).map((tab) => [tab.id, tab.toDo ?? 0]));

test('the tab of the messages says how many are new, until they are read', () => {
  const open = { status: 'in_progress', agreed: null, turn } as const;
  const messages = (unread?: number) =>
    caseTabs(open, { requests: [], quotes: [], ...(unread !== undefined && { unread }) })[0];
  expect(messages(2)).toMatchObject({ id: 'messages', toDo: 2, counted: 'new' });
  expect(messages(0)?.toDo).toBe(0);
});

test.each(Object.entries(KINDS as Record<string, Kind<unknown>>))(
  'what the bell says of %s to a client opens a part that there is',
  (name, { bell }) => {
    const { pathname, searchParams } = new URL(bell?.(toldOf(name)).path ?? '/', 'https://example.test');
    if (!pathname.startsWith('/portal/cases/') || !searchParams.has('tab')) return;
    const won = { status: 'won', agreed: {}, turn } as unknown as Parameters<typeof caseTabs>[0];
    const parts = caseTabs(won, { requests: [], quotes: [] }).map(({ id }) => id);
    expect(parts).toContain(searchParams.get('tab'));
  },
);

test('a tab says how many things wait for its reader, and nothing about what was answered', () => {
  const requests = [request('open'), request('submitted'), request('accepted')];
  const quoted = { status: 'quoted', agreed: null, turn } as const;
  expect(toDo(quoted, { requests, quotes: [quote('none'), quote('none')] })).toMatchObject({
    ...{ messages: 0, documents: 1, quotes: 1, sent: 0 },
  });
  expect(toDo(quoted, { requests: [request('rejected', 'answer')], quotes: [] })).toMatchObject({
    ...{ documents: 0, sent: 1 },
  });
  expect(toDo(quoted, { requests: [], quotes: [quote('interested'), quote('none')] })).toMatchObject({
    ...{ documents: 0, quotes: 0 },
  });
  expect(toDo({ ...quoted, status: 'in_progress' }, { requests: [], quotes: [quote('none')] })).toMatchObject(
    { quotes: 0 },
  );
});

test('what may be left out is said to be asked, and not to be done, while the broker is at work', () => {
  const open = (what: 'contact' | 'answer', more: Partial<InformationRequest>[]) => {
    const shown = { status: 'in_progress', agreed: null, turn: { ...turn, who: 'broker', what } } as const;
    const asker = what === 'answer' ? { ...shown, turn: { ...shown.turn, who: 'client' } as const } : shown;
    const requests = more.map((one) => ({ ...request('open', 'answer'), ...one }));
    return caseTabs(asker, { requests, quotes: [] }).find(({ id }) => id === 'sent');
  };
  expect(open('contact', [{ required: false }])).toMatchObject({ toDo: 1, counted: 'asked' });
  expect(open('contact', [{ required: false }, {}])).toMatchObject({ toDo: 2, counted: 'to do' });
  expect(open('answer', [{ required: false }])).toMatchObject({ toDo: 1, counted: 'to do' });
});
