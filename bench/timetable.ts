import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** One answered request: its status, and milliseconds since the timetable said it should leave. */
export type Answered = { status: number; ms: number; text: string };
export type Post = { body: string; headers?: Record<string, string> };

/** Posts JSON over kept connections. A failed connection counts as status 0. */
export function poster(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const target = new URL(url);
  const post = ({ body, headers }: Post, from: number): Promise<Answered> =>
    new Promise((resolve) => {
      const answered = (status: number, text: string) =>
        resolve({ status, ms: performance.now() - from, text });
      const sent = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
      const options = { method: 'POST', agent, headers: { ...sent, ...headers } };
      const outgoing = request(target, options, (incoming) => {
        let text = '';
        incoming.on('data', (chunk: Buffer) => {
          text += chunk.toString();
        });
        incoming.on('end', () => answered(incoming.statusCode ?? 0, text));
        incoming.on('error', (error) => answered(0, error.message));
      });
      outgoing.on('error', (error) => answered(0, error.message));
      outgoing.end(body);
    });
  return { post, close: () => agent.destroy() };
}

/**
 * Lets requests leave on a fixed timetable, `rate` a second, whether or not earlier ones are answered. Their time
 * counts from the timetable, so that a stall is not hidden by waiting with the next one.
 */
export async function onTimetable<Value>(
  { rate, seconds }: { rate: number; seconds: number },
  send: (due: number) => Promise<Value>,
): Promise<Value[]> {
  const begin = performance.now();
  const open: Promise<Value>[] = [];
  for (let index = 0; index < rate * seconds; index += 1) {
    const due = begin + (index * 1000) / rate;
    const early = due - performance.now();
    if (early > 1) await pause(early);
    open.push(send(due));
  }
  return Promise.all(open);
}

/** The value below which `share` of all are. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** An address of the test network for each number, as a proxy would tell it. */
export function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}
