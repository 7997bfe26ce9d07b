import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import type { CaseEvent } from '#app/features/cases/schema.ts';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { TAKEN_BACK } from '../wish.ts';
import { PersonQuotes } from './person-quotes.tsx';

const quote = (insurer: string, changes: Partial<QuoteSummary> = {}): QuoteSummary => ({
  ...{ id: insurer, insurer, premiumCents: 148_900, period: 'year', coverage: 'Liability' },
  ...{ notCovered: '', effectiveOn: null, validUntil: '2099-12-20', documentId: null, replacesId: null },
  ...{
    standing: 'current',
    decision: 'none',
    decisionReason: null,
    decidedAt: null,
    sentAt: '2026-11-20T18:00:00Z',
  },
  broker: { fullName: 'Dana Whitford', brokerage: 'Bow', licenceNumber: '1' },
  ...changes,
});

const asked = {
  kind: 'changes_asked',
  data: { note: 'Rockyview: A higher deductible' },
} as unknown as CaseEvent;

const resumed = { kind: 'changes_asked', data: { isResumed: true } } as unknown as CaseEvent;
const takenBack = {
  kind: 'changes_asked',
  data: { note: `Rockyview: ${TAKEN_BACK}` },
} as unknown as CaseEvent;

const shown = (items: QuoteSummary[], events = [asked]) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <PersonQuotes
        quotes={{ isOn: true, items }}
        {...{ type: 'auto', status: 'in_progress', agreed: null, way: {} as PersonWay, events }}
        steps={['decide_quote', 'ask_for_changes']}
      />
    </QueryClientProvider>,
  );

test('who asked for changes to one of two quotes reads which is worked on, and can change what they asked', () => {
  const page = shown([quote('Prairie', { decision: 'interested' }), quote('Rockyview')]);
  expect(page).toContain('Your broker has been asked to change the quote of Rockyview');
  expect(shown([quote('Rockyview')], [resumed, asked])).toContain(
    'Your broker is working on the quote of Rockyview',
  );
  expect(page).toContain('Change what you asked of Rockyview');
  expect(page).toContain('Ask for changes to Prairie');
});

test('what was asked before quotes were sent, or the request was opened again, is asked no more', () => {
  for (const kind of ['quotes_sent', 'reopened']) {
    const since = { kind, data: {} } as unknown as CaseEvent;
    expect(shown([quote('Rockyview')], [since, resumed])).not.toContain('Your broker is working on');
    expect(shown([quote('Rockyview')], [resumed, since])).toContain('Your broker is working on');
  }
  expect(shown([quote('Rockyview')], [])).not.toContain('Your broker has been asked');
});

test('whoever is interested in a quote can say no to it in one press, and to one that is declined not again', () => {
  expect(shown([quote('Prairie', { decision: 'interested' })])).toContain('No thanks to Prairie');
  expect(shown([quote('Prairie', { decision: 'declined' })])).not.toContain('No thanks to Prairie');
});

test('who then declines that quote waits for nothing', () => {
  const page = shown([quote('Prairie'), quote('Rockyview', { decision: 'declined' })]);
  expect(page).not.toContain('has been asked to change');
});

test('what was asked of a quote is taken back in one press, and then nothing of it is open', () => {
  expect(shown([quote('Rockyview')])).toContain('Take back what you asked of Rockyview');
  const page = shown([quote('Rockyview')], [takenBack, asked]);
  expect(page).not.toContain('Take back what you asked');
  expect(page).not.toContain('has been asked to change');
  expect(page).toContain('Ask for changes to Rockyview');
});
