import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StagePicker } from './stage-picker.tsx';

type Shown = ComponentProps<typeof StagePicker>['case'];

/** The label of each stage, with `*` behind those that are drawn as done and `>` before the one that is now. */
function stages(part: Partial<Shown>, known: { hasChosen?: boolean; isOwed?: boolean } = {}): string {
  const held = { id: 'kim', version: 1, steps: [], firstRespondedAt: null, readiness: 100 };
  const shown = { ...held, ...part } as unknown as Shown;
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <StagePicker case={shown} {...known} />
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

test('what is missing or asked for is not done, whatever was quoted on it', () => {
  const quoted = { status: 'quoted', stage: 'decision', firstRespondedAt: '2026-11-28T18:00:00Z' } as const;
  const lacking = 'Accept* Contact* Info Quote* >Decision Policy';
  expect(stages({ ...quoted, readiness: 75 })).toBe(lacking);
  expect(stages(quoted, { isOwed: true })).toBe(lacking);
});

test('a client decides before there is a policy, which is next once they have', () => {
  const quoted = { status: 'quoted', stage: 'decision', firstRespondedAt: '2026-11-28T18:00:00Z' } as const;
  expect(stages(quoted)).toBe('Accept* Contact* Info* Quote* >Decision Policy');
  expect(stages(quoted, { hasChosen: true })).toBe('Accept* Contact* Info* Quote* Decision* >Policy');
  expect(stages({ ...quoted, status: 'won', stage: 'completed' })).toBe(
    'Accept* Contact* Info* Quote* Decision* Policy*',
  );
});

test('a quote that was chosen leads to the policy also where the request was opened again, and no other stage is set', () => {
  const reopened = { status: 'in_progress', stage: 'contact', steps: ['set_stage'] } as const;
  expect(stages({ ...reopened, steps: [...reopened.steps] }, { hasChosen: true })).toBe(
    'Accept* Contact Info* Quote* Decision* >Policy',
  );
  const html = (hasChosen: boolean) =>
    renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <StagePicker
          case={{ ...reopened, id: 'kim', firstRespondedAt: null, readiness: 100 } as unknown as Shown}
          hasChosen={hasChosen}
        />
      </QueryClientProvider>,
    );
  expect(html(false)).toContain('<button');
  expect(html(true)).not.toContain('<button');
});
