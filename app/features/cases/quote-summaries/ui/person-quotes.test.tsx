import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import type { CaseEvent } from '#app/features/cases/schema.ts';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { PersonQuotes } from './person-quotes.tsx';

const quote = (insurer: string, changes: Partial<QuoteSummary> = {}): QuoteSummary => ({
  ...{ id: insurer, insurer, premiumCents: 148_900, period: 'year', coverage: 'Liability' },
  ...{ notCovered: '', effectiveOn: null, validUntil: '2099-12-20', documentId: null, replacesId: null },
  ...{ standing: 'current', decision: 'none', decisionReason: null, sentAt: '2026-11-20T18:00:00Z' },
  broker: { fullName: 'Dana Whitford', brokerage: 'Bow', licenceNumber: '1' },
  ...changes,
});

const asked = {
  kind: 'changes_asked',
  data: { note: 'Rockyview: A higher deductible' },
} as unknown as CaseEvent;

const shown = (items: QuoteSummary[]) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <PersonQuotes
        quotes={{ isOn: true, items }}
        {...{ type: 'auto', status: 'in_progress', agreed: null, way: {} as PersonWay, events: [asked] }}
        steps={['decide_quote', 'ask_for_changes']}
      />
    </QueryClientProvider>,
  );

test('who asked for changes to one of two quotes reads which is worked on, and can change what they asked', () => {
  const page = shown([quote('Prairie', { decision: 'interested' }), quote('Rockyview')]);
  expect(page).toContain('Your broker is working on the quote of Rockyview');
  expect(page).toContain('Change what you asked of Rockyview');
  expect(page).toContain('Ask for changes to Prairie');
});

test('who then declines that quote waits for nothing', () => {
  const page = shown([quote('Prairie'), quote('Rockyview', { decision: 'declined' })]);
  expect(page).not.toContain('is working on');
});
