import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Sessions } from './sessions-section.tsx';

const session = (day: number, current = false) => ({
  ...{ id: `${day}`, device: `Device ${day}`, current, remembered: false },
  ...{ startedAt: '2025-11-01T18:00:00.000Z', lastSeenAt: `2025-11-${day}T18:00:00.000Z` },
});
const drawn = (...items: ReturnType<typeof session>[]) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <Sessions items={items} />
    </QueryClientProvider>,
  );

test('of many log-ins this one and those used last stand there, and all others end at one press', () => {
  const html = drawn(...[11, 12, 13, 14, 15].map((day) => session(day)), session(10, true));
  expect(html.match(/Device \d+(?=<)/g)).toEqual([
    'Device 10',
    'Device 15',
    'Device 15',
    'Device 14',
    'Device 14',
  ]);
  expect(html).toContain('Show 3 more');
  expect(html).toContain('Log out everywhere else');
  expect(html).toContain('Used Nov 15, 2025; logged in Nov 1, 2025');
});

test('two need no such buttons', () => {
  const html = drawn(session(10, true), session(11));
  expect(html).not.toMatch(/more|everywhere/);
});
