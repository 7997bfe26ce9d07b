import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '#app/platform/log.server.ts';
import type { Listener } from './database.server.ts';

const RETRY_MS = 500;
/** How often a quiet connection is asked whether it still lives: some networks drop it without a word. */
const CHECK_MS = 15_000;

/**
 * Listens on a NOTIFY channel over a connection of its own, and opens another when it is lost; `onGap` is called
 * each time that happened. Returns how to stop.
 */
export async function keepListening(
  connect: () => pg.Client,
  channel: string,
  { onPayload, onGap }: Listener,
  log: Logger,
): Promise<() => Promise<void>> {
  let current: pg.Client | undefined;
  let stopped = false;

  const open = async () => {
    const client = connect();
    client.on('error', (error) => log.warn({ error }, 'The connection for live events was lost'));
    client.on('notification', ({ payload }) => onPayload(payload ?? ''));
    client.once('end', () => void reopen());
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
    current = client;
  };
  const reopen = async () => {
    while (!stopped) {
      await wait(RETRY_MS, undefined, { ref: false });
      try {
        await open();
        onGap();
        return;
      } catch {
        // Still away: the failed connection has said so in the log.
      }
    }
  };

  await open();
  const check = setInterval(() => void current?.query('select 1').catch(() => current?.end()), CHECK_MS);
  return async () => {
    stopped = true;
    clearInterval(check);
    await current?.end();
  };
}
