import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { WhatChanged } from './what-changed.tsx';

const quote = (part: Partial<QuoteSummary>): QuoteSummary => ({
  ...{ id: 'one', insurer: 'Alpha', premiumCents: 148_900, period: 'year' },
  ...{ coverage: 'Collision', notCovered: '', effectiveOn: null, validUntil: '2026-12-20' },
  ...{ documentId: null, replacesId: null, standing: 'current' },
  ...{ decision: 'none', decisionReason: null, decidedAt: null, sentAt: '2026-11-20T18:00:00Z' },
  broker: { fullName: 'Dana Whitford', brokerage: 'Bow', licenceNumber: '1' },
  ...part,
});

test('changes of one kind stand below one heading', () => {
  const before = quote({ notCovered: 'Glass\nAccident forgiveness' });
  const page = renderToStaticMarkup(<WhatChanged quote={quote({})} before={before} />);
  expect(page.match(/No longer excluded/g)).toHaveLength(1);
  expect([...page.matchAll(/<dd[^>]*>([^<]*)/g)].map(([, words]) => words)).toEqual([
    ...['Glass', 'Accident forgiveness'],
  ]);
});
