import { expect, test } from 'vitest';
import { startServer } from '#tests/fixtures/servers/server.ts';
import { demoOn } from './demo.ts';
import { isLong } from './long-form.ts';
import { postQuote } from './send-quote.ts';

const SENDERS = isLong ? 60 : 20;
const ANSWERED_FIRST = 40;
const STOPS_WITHIN_MS = 12_000;

/** What somebody who sends meets: an answer, or nobody there any more. Anything else broke off what had begun. */
type Met = { status: number } | { refused: true } | { broken: string };

test.each(['embedded', 'postgres'] as const)(
  'asked to stop in the middle of a burst (%s), it answers everything that has begun and then ends cleanly',
  async (kind) => {
    await using demo = await demoOn(kind);
    await using server = await startServer(demo);
    const met: Met[] = [];
    const { promise: warm, resolve: isWarm } = Promise.withResolvers<void>();

    const send = async (sender: number) => {
      for (let count = 0; ; count += 1) {
        const one = await meet(server.url, `burst-${sender}-${count}@example.ca`);
        met.push(one);
        if (met.length >= ANSWERED_FIRST) isWarm();
        if ('refused' in one) return;
      }
    };
    const sending = Array.from({ length: SENDERS }, (_, sender) => send(sender));
    await warm;
    const asked = Date.now();
    const code = await server.stop();
    expect(Date.now() - asked).toBeLessThan(STOPS_WITHIN_MS);
    await Promise.all(sending);

    expect(met.filter((one) => 'broken' in one)).toEqual([]);
    expect(met.filter((one) => 'status' in one && one.status !== 201)).toEqual([]);
    expect(met.filter((one) => 'refused' in one)).toHaveLength(SENDERS);
    expect(code).toBe(0);
  },
);

async function meet(url: string, email: string): Promise<Met> {
  try {
    const answer = await postQuote(url, email);
    await answer.arrayBuffer();
    return { status: answer.status };
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return cause?.code === 'ECONNREFUSED' ? { refused: true } : { broken: String(cause?.code ?? error) };
  }
}
