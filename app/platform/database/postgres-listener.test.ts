import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { silentLog } from '#tests/fixtures/servers/silent-log.ts';
import { keepListening, pauseBefore } from './postgres-listener.server.ts';

test('each pause is longer than the one before, up to two seconds, and left to chance by half', () => {
  for (const [attempt, longest] of [250, 500, 1_000, 2_000, 2_000, 2_000].entries()) {
    for (let time = 0; time < 20; time += 1) {
      const pause = pauseBefore(attempt + 1);
      expect(pause).toBeGreaterThan(longest / 2 - 1);
      expect(pause).toBeLessThanOrEqual(longest);
    }
  }
});

test('while every connection is lost again before it listens, one loop goes on, one attempt at a time', async () => {
  await using database = await startAwayDatabase();
  const attempts: number[] = [];
  const onGap = vi.fn();
  const stop = await keepListening({
    connect: () =>
      new pg.Client({ host: '127.0.0.1', port: database.port, user: 'nobody', database: 'none' }),
    channel: 'live',
    listener: { onPayload: () => {}, onGap },
    log: silentLog,
    pause: (attempt) => {
      attempts.push(attempt);
      return 1;
    },
  });
  database.goAway();
  await vi.waitFor(() => expect(attempts.length).toBeGreaterThan(30), { timeout: 20_000 });
  await stop();
  expect(attempts).toEqual(attempts.map((_, index) => index + 1));
  expect(database.mostAtOnce()).toBe(1);
  expect(onGap).not.toHaveBeenCalled();
});

/** Speaks just enough of PostgreSQL's protocol to be listened to, until it goes away: then it drops every caller. */
async function startAwayDatabase() {
  const open = new Set<Socket>();
  let isAway = false;
  let most = 0;
  const message = (type: string, body: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(body.length + 4);
    return Buffer.concat([Buffer.from(type), length, body]);
  };
  const ready = message('Z', Buffer.from('I'));
  const server = createServer((socket) => {
    open.add(socket);
    most = Math.max(most, open.size);
    socket.on('error', () => undefined);
    socket.once('close', () => open.delete(socket));
    socket.once('data', () => {
      if (isAway) {
        socket.destroy();
        return;
      }
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]));
      socket.on('data', () => socket.write(Buffer.concat([message('C', Buffer.from('LISTEN\0')), ready])));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    mostAtOnce: () => most,
    goAway: () => {
      isAway = true;
      for (const socket of open) socket.destroy();
    },
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
