import { afterEach, expect, test, vi } from 'vitest';
import type { Database } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { silentLog } from '#tests/fixtures/servers/silent-log.ts';
import { announce, type LiveEvent, openLive } from './live.server.ts';

const database = await testDatabase();
const { db } = database;
const dana: Viewer = { kind: 'user', id: 'dana', role: 'broker', fullName: 'Dana' };
const casey: Viewer = { kind: 'user', id: 'casey', role: 'client', fullName: 'Casey' };
const live = await openLive(database, silentLog);
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

function follow(viewer: Viewer, seen?: string | number) {
  const events: LiveEvent[] = [];
  const onReset = vi.fn();
  const onEvent = (event: LiveEvent) => void events.push(event);
  const { id, unsubscribe } = live.subscribe(viewer, seen, { onEvent, onReset, onClose: () => {} });
  stops.push(unsubscribe);
  return { id, events, onReset, leave: unsubscribe };
}

test('an announcement reaches the named users and roles, and nobody else', async () => {
  const [broker, client, visitor] = [follow(dana), follow(casey), follow({ kind: 'visitor' })];
  await announce(db, { topics: ['cases'], roles: ['broker'] });
  await announce(db, { topics: ['cases/1'], userIds: ['casey'] });
  await vi.waitFor(() => expect(client.events).toHaveLength(1));
  expect(broker.events.map((event) => event.topics)).toEqual([['cases']]);
  expect(client.events.map((event) => event.topics)).toEqual([['cases/1']]);
  expect(visitor.events).toEqual([]);
});

test('nothing is announced when the transaction rolls back', async () => {
  const broker = follow(dana);
  const rolledBack = db.transaction(async (tx) => {
    await announce(tx, { topics: ['never'], roles: ['broker'] });
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow('changed my mind');
  await announce(db, { topics: ['after'], roles: ['broker'] });
  await vi.waitFor(() => expect(broker.events).toHaveLength(1));
  expect(broker.events[0]?.topics).toEqual(['after']);
});

test('a browser that comes back gets what it missed', async () => {
  const before = follow(dana);
  await announce(db, { topics: ['one'], roles: ['broker'] });
  await vi.waitFor(() => expect(before.events).toHaveLength(1));
  const lastSeen = before.events[0]?.id;
  await announce(db, { topics: ['two'], roles: ['broker'] });
  await vi.waitFor(() => expect(before.events).toHaveLength(2));
  const after = follow(dana, lastSeen);
  expect(after.events.map((event) => event.topics)).toEqual([['two']]);
  expect(after.onReset).not.toHaveBeenCalled();
});

test('a page that has read before it listens gets what came since, or reads everything again', async () => {
  const readAt = performance.now();
  const others = follow(dana);
  await announce(db, { topics: ['while-loading'], roles: ['broker'] });
  await vi.waitFor(() => expect(others.events).toHaveLength(1));
  const late = follow(dana, performance.now() - readAt);
  expect(late.events.map((event) => event.topics)).toEqual([['while-loading']]);
  expect(late.onReset).not.toHaveBeenCalled();
  expect(follow(dana, 0).events).toEqual([]);
  expect(follow(dana, 86_400_000).onReset).toHaveBeenCalledOnce();
});

test('a browser whose last event is not known any more is told to read everything again', () => {
  const back = follow(dana, 'another-boot-17');
  expect(back.onReset).toHaveBeenCalledOnce();
});

test('a browser that had heard nothing yet gets what came while it was away', async () => {
  const before = follow(dana);
  before.leave();
  const others = follow(dana);
  await announce(db, { topics: ['while-away'], roles: ['broker'] });
  await vi.waitFor(() => expect(others.events).toHaveLength(1));
  const after = follow(dana, before.id);
  expect(after.events.map((event) => event.topics)).toEqual([['while-away']]);
  expect(after.onReset).not.toHaveBeenCalled();
});

test('a browser that was away while the database was lost is told to read everything again', async () => {
  let lose = () => {};
  const line: Database = {
    ...database,
    listen: (_channel, { onGap }) => {
      lose = onGap;
      return Promise.resolve(async () => {});
    },
  };
  const lossy = await openLive(line, silentLog);
  const onReset = vi.fn();
  const handlers = { onEvent: () => {}, onReset, onClose: () => {} };
  const { id } = lossy.subscribe(dana, undefined, handlers);
  const { unsubscribe } = lossy.subscribe(casey, undefined, handlers);
  unsubscribe();
  lose();
  const [[standsAt]] = onReset.mock.calls as [[string]];
  expect(onReset).toHaveBeenCalledTimes(1);
  lossy.subscribe(casey, id, handlers);
  expect(onReset).toHaveBeenCalledTimes(2);
  // Whoever was there and was told knows that nothing has come since.
  lossy.subscribe(dana, standsAt, handlers);
  expect(onReset).toHaveBeenCalledTimes(2);
});

test('one person has a limited number of streams, and room again when one ends', () => {
  const streams = [];
  for (let open = 0; open < 12; open += 1) {
    live.requireRoom(casey);
    streams.push(follow(casey));
  }
  expect(() => live.requireRoom(casey)).toThrow('too many windows');
  live.requireRoom(dana);
  streams[0]?.leave();
  live.requireRoom(casey);
});

test('streams end when the process is about to stop, also those that come after', async () => {
  const ending = await openLive(database, silentLog);
  const onClose = vi.fn();
  const handlers = { onEvent: () => {}, onReset: () => {}, onClose };
  ending.subscribe(dana, undefined, handlers);
  ending.endStreams();
  ending.subscribe(casey, undefined, handlers);
  expect(onClose).toHaveBeenCalledTimes(2);
  await ending.close();
});
