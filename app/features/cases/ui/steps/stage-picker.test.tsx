import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StagePicker } from './stage-picker.tsx';

type Shown = ComponentProps<typeof StagePicker>['case'];

/** The label of each stage, with `*` behind those that are drawn as done and `>` before the one that is now. */
function stages(part: Partial<Shown>): string {
  const shown = { id: 'kim', version: 1, steps: [], firstRespondedAt: null, ...part } as unknown as Shown;
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <StagePicker case={shown} />
    </QueryClientProvider>,
  );
  return [...html.matchAll(/<li([^>]*)>.*?class="([^"]*)"[^>]*>([^<]+)</g)]
    .map(([, item = '', look = '', label]) => {
      if (item.includes('aria-current')) return `>${label}`;
      return `${label}${/(^| )border-spruce( |$)/.test(look) ? '*' : ''}`;
    })
    .join(' ');
}

test('what comes before the stage of a case is done, but no contact that nobody made', () => {
  const waiting = { status: 'waiting_on_client', stage: 'information' } as const;
  expect(stages(waiting)).toBe('Accept* Contact >Info Quote Decision Policy');
  expect(stages({ ...waiting, firstRespondedAt: '2026-11-28T18:00:00Z' })).toBe(
    'Accept* Contact* >Info Quote Decision Policy',
  );
});

test('a client decides before there is a policy, and a policy is nothing that is under way', () => {
  const quoted = { status: 'quoted', stage: 'decision', firstRespondedAt: '2026-11-28T18:00:00Z' } as const;
  expect(stages(quoted)).toBe('Accept* Contact* Info* Quote* >Decision Policy');
  expect(stages({ ...quoted, status: 'won', stage: 'completed' })).toBe(
    'Accept* Contact* Info* Quote* Decision* Policy*',
  );
});
