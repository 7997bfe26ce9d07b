import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { exampleQuote } from '#app/features/quotes/examples.ts';
import type { QuoteLoad, QuoteLoadResult } from './quote-load.ts';

/**
 * Posts distinct car quotes in a process of its own and prints what came back. Without a rate, every
 * connection asks again as soon as it is answered. With one, requests leave on a fixed timetable and
 * their time counts from the timetable, so that a stall is not hidden by waiting with the next one.
 */
const load: QuoteLoad = JSON.parse(process.argv[2] ?? '{}');
const target = new URL('/api/quotes', load.url);
const agent = new Agent({ keepAlive: true, maxSockets: load.rate ? 256 : load.connections });
const times: number[] = [];
const failures = new Map<string, number>();
let count = 0;

function nextBody(): string {
  count += 1;
  const unique = `${process.pid}-${count}`;
  const phone = `403${String(2_000_000 + ((process.pid * 7_919 + count) % 7_999_999)).padStart(7, '0')}`;
  const startedAt = new Date(Date.now() - 60_000).toISOString();
  return JSON.stringify(
    exampleQuote('auto', { contact: { email: `bench-${unique}@example.ca`, phone }, startedAt }),
  );
}

function post(from: number): Promise<void> {
  const body = nextBody();
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Idempotency-Key': randomUUID(),
  };
  return new Promise((resolve) => {
    const fail = (reason: string) => {
      failures.set(reason, (failures.get(reason) ?? 0) + 1);
      resolve();
    };
    const outgoing = request(target, { method: 'POST', agent, headers }, (incoming) => {
      let text = '';
      incoming.on('data', (chunk: Buffer) => {
        text += chunk.toString();
      });
      incoming.on('end', () => {
        if (incoming.statusCode !== 201) return fail(`${incoming.statusCode} ${text.slice(0, 300)}`);
        times.push(performance.now() - from);
        resolve();
      });
    });
    outgoing.on('error', (error) => fail(error.message));
    outgoing.end(body);
  });
}

async function untilAnswered(until: number): Promise<void> {
  const asker = async () => {
    while (performance.now() < until) await post(performance.now());
  };
  await Promise.all(Array.from({ length: load.connections }, asker));
}

async function onTimetable(rate: number, begin: number, until: number): Promise<void> {
  const open: Promise<void>[] = [];
  for (let index = 0; ; index += 1) {
    const due = begin + (index * 1000) / rate;
    if (due >= until) break;
    const early = due - performance.now();
    if (early > 1) await pause(early);
    open.push(post(due));
  }
  await Promise.all(open);
}

const begin = performance.now();
const until = begin + load.seconds * 1000;
await (load.rate ? onTimetable(load.rate, begin, until) : untilAnswered(until));
const seconds = (performance.now() - begin) / 1000;
agent.destroy();

const sorted = times.toSorted((a, b) => a - b);
const at = (share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
const result: QuoteLoadResult = {
  perSecond: times.length / seconds,
  answered: times.length,
  p50: at(0.5),
  p95: at(0.95),
  p99: at(0.99),
  failures: [...failures].map(([reason, number]) => `${number} × ${reason}`),
};
process.stdout.write(`${JSON.stringify(result)}\n`);
