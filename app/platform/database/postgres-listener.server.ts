import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from '#app/platform/process/log.server.ts';
import type { Listener } from './database.server.ts';

const FIRST_PAUSE_MS = 250;
/** Well below the five seconds within which live events are back after their database. */
const LONGEST_PAUSE_MS = 2_000;
/** How often a quiet connection is asked whether it still lives: some networks drop it without a word. */
const CHECK_MS = 15_000;

type Options = {
  /** Makes a client that has not connected yet; its `query_timeout` bounds how long a dead connection is believed. */
  connect: () => pg.Client;
  channel: string;
  listener: Listener;
  log: Logger;
  pause?: (attempt: number) => number;
};

/**
 * Milliseconds before the given attempt (from 1) to connect again: doubled each time up to two seconds, and up to half
 * of it left to chance, so that many processes do not all knock at a database that has just come back.
 */
export function pauseBefore(attempt: number): number {
  const longest = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
  return longest * (1 - Math.random() / 2);
}

/**
 * Listens on a NOTIFY channel over a connection of its own. When that is lost, one loop opens the next, one attempt at
 * a time; `onGap` is called each time that took place. Rejects when the first connection fails. Returns how to stop.
 */
export async function keepListening(options: Options): Promise<() => Promise<void>> {
  const { log, listener, pause = pauseBefore } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  let line = await openLine(options);

  const reopen = async () => {
    for (let attempt = 1; !signal.aborted; attempt += 1) {
      await wait(pause(attempt), undefined, { ref: false, signal }).catch(() => undefined);
      if (signal.aborted) return;
      const opened = await openLine(options).catch((error: unknown) => {
        log.debug({ error, attempt }, 'The connection for live events could not be opened');
        return null;
      });
      if (!opened) continue;
      line = opened;
      // It may have been stopped while the attempt was on its way.
      if (signal.aborted) await line.close();
      else listener.onGap();
      return;
    }
  };
  const keep = async () => {
    while (!signal.aborted) {
      await line.lost;
      if (signal.aborted) return;
      log.warn({}, 'The connection for live events was lost');
      await reopen();
    }
  };
  void keep();

  return async () => {
    stopping.abort();
    await line.close();
  };
}

type Line = {
  /** Resolves once, when the connection has ended for whatever reason. */
  lost: Promise<void>;
  close: () => Promise<void>;
};

/** Connects and listens. A connection that fails before it listens is ended here, and counts as never opened. */
async function openLine({ connect, channel, listener }: Options): Promise<Line> {
  const client = connect();
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  // Whatever goes wrong also ends the connection; without a listener an error would end the process.
  client.on('error', () => lose());
  client.once('end', () => lose());
  client.on('notification', ({ payload }) => listener.onPayload(payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    void client.end().catch(() => undefined);
    throw error;
  }
  const check = setInterval(() => void client.query('select 1').catch(() => lose()), CHECK_MS);
  void lost.then(() => {
    clearInterval(check);
    client.removeAllListeners('notification');
    // A query that never came back is still at work, in which case this drops the connection at once.
    return client.end().catch(() => undefined);
  });
  return { lost, close: () => client.end() };
}
