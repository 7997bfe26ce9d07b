import { randomUUID } from 'node:crypto';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { type Answered, addressOf, onTimetable, percentile, poster } from '../timetable.ts';
import type { QuoteLoad, QuoteLoadResult } from './quote-load.ts';

/**
 * Posts distinct car quotes in a process of its own and prints what came back. Without a rate, every
 * connection asks again as soon as it is answered. With one, requests leave on a fixed timetable.
 */
const load: QuoteLoad = JSON.parse(process.argv[2] ?? '{}');
const { post, close } = poster(`${load.url}/api/quotes`, load.rate ? 256 : load.connections);
let count = 0;

function nextPost() {
  count += 1;
  const unique = `${process.pid}-${count}`;
  const phone = `403${String(2_000_000 + ((process.pid * 7_919 + count) % 7_999_999)).padStart(7, '0')}`;
  const startedAt = new Date(Date.now() - 60_000).toISOString();
  const contact = { email: `bench-${unique}@example.ca`, phone };
  const address = load.isBehindProxy && { 'X-Forwarded-For': addressOf(process.pid * 131 + count) };
  return {
    body: JSON.stringify(exampleQuote('auto', { contact, startedAt })),
    headers: { 'Idempotency-Key': randomUUID(), ...address },
  };
}

async function untilAnswered(until: number): Promise<Answered[]> {
  const all: Answered[] = [];
  const asker = async () => {
    while (performance.now() < until) all.push(await post(nextPost(), performance.now()));
  };
  await Promise.all(Array.from({ length: load.connections }, asker));
  return all;
}

const begin = performance.now();
const { rate, seconds } = load;
const all = await (rate
  ? onTimetable({ rate, seconds }, (due) => post(nextPost(), due))
  : untilAnswered(begin + seconds * 1000));
const took = (performance.now() - begin) / 1000;
close();

const times = all.filter(({ status }) => status === 201).map(({ ms }) => ms);
const failures = new Map<string, number>();
for (const { status, text } of all) {
  const reason = `${status} ${text.replace(/"requestId":"[^"]*"/, '').slice(0, 300)}`;
  if (status !== 201) failures.set(reason, (failures.get(reason) ?? 0) + 1);
}
const result: QuoteLoadResult = {
  perSecond: times.length / took,
  answered: times.length,
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  p99: percentile(times, 0.99),
  failures: [...failures].map(([reason, number]) => `${number} × ${reason}`),
};
process.stdout.write(`${JSON.stringify(result)}\n`);
