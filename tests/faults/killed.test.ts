import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { cases } from '#app/features/cases/tables.server.ts';
import { openDatabase } from '#app/platform/database/open-database.server.ts';
import { startServer } from '#tests/fixtures/servers/server.ts';
import { silentLog } from '#tests/fixtures/servers/silent-log.ts';
import { startSmtp } from '#tests/fixtures/servers/smtp.ts';
import { demoOn } from './demo.ts';
import { endTries } from './end-tries.ts';
import { sendQuote } from './send-quote.ts';

const AT_ONCE = 8;
const KILLED_AFTER = 40;
const WAIT = { timeout: 100_000, interval: 250 };

test.each(['embedded', 'postgres'] as const)(
  'killed during a burst (%s): every request that was answered is there, its mail sent once or twice',
  async (kind) => {
    await using folder = await temporaryFolder();
    await using demo = await demoOn(kind);
    await using smtp = await startSmtp();
    const env = { ...demo.env, SMTP_URL: smtp.url };

    const first = await startServer({ ...demo, env, dataDir: folder.path });
    const answered = await burstUntilKilled(first.url, first.kill9);
    expect(answered.size).toBeGreaterThanOrEqual(KILLED_AFTER);

    const open = () =>
      openDatabase({ databaseUrl: demo.env.DATABASE_URL, dataDir: folder.path, log: silentLog });
    const left = await open();
    await endTries(left);
    await left.close();

    await using second = await startServer({ env, dataDir: folder.path });
    const mailsFor = (email: string, reference: string) =>
      smtp.messages().filter(({ to, text }) => to?.[0]?.address === email && text?.includes(reference));
    await vi.waitFor(() => {
      const unsent = [...answered].filter(([email, reference]) => mailsFor(email, reference).length === 0);
      expect(unsent).toEqual([]);
    }, WAIT);
    expect(await second.stop()).toBe(0);

    const database = await open();
    const stored = new Set(
      (await database.db.select({ reference: cases.reference }).from(cases)).map((row) => row.reference),
    );
    await database.close();
    expect([...answered.values()].filter((reference) => !stored.has(reference))).toEqual([]);
    for (const [email, reference] of answered) {
      const subjects = mailsFor(email, reference).map(({ subject }) => subject);
      for (const subject of subjects)
        expect(subjects.filter((other) => other === subject).length).toBeLessThanOrEqual(2);
    }
  },
);

/** Sends requests, several at once, and kills the product in the middle. Returns reference by email of those answered 201. */
async function burstUntilKilled(url: string, kill: () => Promise<void>): Promise<Map<string, string>> {
  const answered = new Map<string, string>();
  let next = 0;
  let killed: Promise<void> | undefined;
  const sender = async () => {
    while (!killed) {
      next += 1;
      const email = `burst-${next}@example.ca`;
      const receipt = await sendQuote(url, email).catch((cause: unknown) => {
        if (!killed) throw cause;
      });
      if (receipt) answered.set(email, receipt.reference);
      if (answered.size >= KILLED_AFTER) killed ??= kill();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  await killed;
  return answered;
}

async function temporaryFolder(): Promise<{ path: string } & AsyncDisposable> {
  const path = await mkdtemp(join(tmpdir(), 'chinook-killed-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}
