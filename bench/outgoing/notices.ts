import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, like } from 'drizzle-orm';
import { notify } from '#app/features/notifications/notify.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { freePort } from '#tests/fixtures/servers/free-port.ts';
import { startNode } from '../processes.ts';
import { postQuotes } from '../quotes/quote-load.ts';
import { type Bench, grouped, progress, type Result } from '../result.ts';
import { untilNone, withOutgoing } from './outgoing-world.ts';

const NOTICES = 10_000;
const AT_ONCE = 250;
const SECONDS_BAR = 60;
const QUOTES = { connections: 16, rate: 20, seconds: 30 };
const P99_BAR = 1.5;
const SINK = new URL('./mail-sink.ts', import.meta.url);

/** Ten thousand notices with mail by one worker, through a real mail server, while quotes come in. */
export const notices: Bench = {
  name: 'notices',
  async run(size = NOTICES) {
    const port = await freePort();
    const sink = startNode(SINK, [String(port)]);
    try {
      return await withOutgoing(
        { SMTP_URL: `smtp://127.0.0.1:${port}` },
        async ({ web, db, startWorker }) => {
          const load = { url: web.url, ...QUOTES };
          await postQuotes({ ...load, seconds: 3 });
          const idle = await startWorker();
          await pause(3_000);
          const quiet = await postQuotes(load);
          await idle.stop();
          await writeNotices(db, size);
          const from = performance.now();
          await startWorker();
          const beside = postQuotes(load);
          const seconds = await untilNone(() => countLeft(db), { from, within: 600 });
          progress(`notices: ${grouped(size)} in ${seconds.toFixed(1)} s`);
          return report(size, seconds, quiet.p99, (await beside).p99);
        },
      );
    } finally {
      await sink.stop();
    }
  },
};

function report(size: number, seconds: number, quiet: number, beside: number): Result[] {
  return [
    {
      name: `${grouped(size)} notices with mail, one worker`,
      ours: `${seconds.toFixed(1)} s, ${grouped(size / seconds)}/s`,
      peer: '-',
      ratio: '-',
      bar: `<= ${SECONDS_BAR} s`,
      pass: seconds <= SECONDS_BAR,
    },
    {
      name: `quotes meanwhile, p99 at ${QUOTES.rate}/s`,
      ours: `${beside.toFixed(1)} ms`,
      peer: `without notices ${quiet.toFixed(1)} ms`,
      ratio: (beside / quiet).toFixed(2),
      bar: `<= ${P99_BAR}`,
      pass: beside / quiet <= P99_BAR,
    },
  ];
}

/** Each to somebody else, with a row at the bell, and of a kind whose mail does not wait to be read there. */
async function writeNotices(db: Db, size: number): Promise<void> {
  for (let written = 0; written < size; written += AT_ONCE)
    await db.transaction(async (tx) => {
      for (let nth = written; nth < Math.min(size, written + AT_ONCE); nth += 1) {
        const to = { userId: newId(), email: `notice-${nth}@example.ca` };
        await notify(tx, { kind: 'password_changed', to, data: { at: new Date(), role: 'client' } });
      }
    });
}

function countLeft(db: Db): Promise<number> {
  return db.$count(
    outboxMails,
    and(eq(outboxMails.state, 'queued'), like(outboxMails.recipient, 'notice-%')),
  );
}
