import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { FromTheClient } from './from-the-client.tsx';

const CONTACT = {
  ...{ fullName: 'Kim Client', email: 'kim@example.com', phone: null },
  ...{ method: 'email' as const, windows: [], earliestOn: null },
};

const nothing: ComponentProps<typeof FromTheClient> = {
  ...{ hasChosen: false, isChosen: false, hasQuotes: false },
  ...{ insurers: [], decideBy: null, awaited: null, asked: [], wish: null, sent: [], open: [], toSend: [] },
  ...{
    startsOn: null,
    contact: null,
    isAsked: false,
    isUnreached: false,
    reopened: null,
    returnedAt: null,
    passedOn: null,
    lostReason: null,
    wroteAt: null,
    partOf: (part: string) => ({ to: `/broker/cases/c1${part}`, replace: true }),
    unanswered: null,
    isReplyNext: false,
  },
};
const words = (told: Partial<typeof nothing>) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <FromTheClient {...nothing} {...told} />
    </MemoryRouter>,
  ).replaceAll(/<[^>]*>/g, '');

test('before accepting a message is told of, and can be answered once it can be read', () => {
  const wroteAt = '2026-11-27T16:45:00.000Z';
  expect(words({})).toBe('');
  expect(words({ wroteAt })).toBe(
    'The client wrote on Nov 27, 10:45\u00a0am. The message waits for whoever accepts.',
  );
  expect(words({ wroteAt, contact: CONTACT })).toBe(
    'The client wrote on Nov 27, 10:45\u00a0am and has no answer yet. Read and reply',
  );
});

test('what waits for a reply stands with its quote, or as it was written, or with its time', () => {
  const reply = { isReplyNext: true, contact: CONTACT, wroteAt: '2026-11-27T16:45:00.000Z' };
  const wish = { words: 'Foothills: could glass be $100?', about: undefined };
  const asked = [{ id: 'one', insurer: 'Prairie Mutual', decision: 'declined', words: 'No glass' } as const];
  expect(words({ ...reply, wish, asked })).toBe(
    'Kim Client asks: Foothills: could glass be $100?Kim Client declined Prairie Mutual: No glass',
  );
  expect(words({ ...reply, unanswered: 'By keyboard only.' })).toBe('Kim Client wrote: By keyboard only.');
  expect(words(reply)).toBe('Kim Client wrote on Nov 27, 10:45\u00a0am.');
});

test('a certificate that is needed before the policy starts says so', () => {
  const certificate = { id: 'one', holder: 'Bow Bank', neededBy: '2026-12-03' } as never;
  expect(words({ toSend: [certificate], startsOn: '2026-12-05' })).toBe(
    'For Bow BankThe policy starts on Dec 5, after this certificate is needed.',
  );
  expect(words({ toSend: [certificate], startsOn: '2026-12-03' })).toBe('For Bow Bank');
});

test('a request that was returned and sent again says so, and a closed one says why', () => {
  expect(words({ returnedAt: '2026-11-28T05:56:00.000Z' })).toBe(
    'Sent again by an administrator: you returned it on Nov 27, 11:56\u00a0pm.',
  );
  expect(words({ passedOn: { sentAt: '2026-11-27T20:30:00.000Z', wasReached: true } })).toBe(
    'Passed on from another broker. The client sent it on Nov 27, 2:30\u00a0pm, and was contacted before.',
  );
  expect(words({ lostReason: 'price' })).toBe('Without a policy: The price did not suit.');
});
