import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, type Db, sendWithNext } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import type { Logger } from '#app/platform/process/log.server.ts';
import { ROLES, type Role, type Viewer } from '#app/platform/viewer.ts';

const CHANNEL = 'live';
/** How many past events a process keeps for browsers that reconnect. */
const KEPT = 1_000;
/** Streams of one person in one process: more than anybody has tabs that show something live. */
const MOST_STREAMS = 12;
const RETRY_FULL_SECONDS = 60;

const announcement = z.object({
  topics: z.array(z.string()),
  userIds: z.array(z.string()).default([]),
  roles: z.array(z.enum(ROLES)).default([]),
  guests: z.array(z.string()).default([]),
});

/**
 * What changed and whom it concerns. A topic is a query key of the browser joined by `/`, and stands for everything
 * below it: `cases/7/events` for the events of a case, `cases/7` for all that is known of it. With `only:` in front it
 * stands for that one key: `only:cases/7` leaves the messages of the case as they are. The narrower, the less is read.
 */
export type Announcement = { topics: string[]; userIds?: string[]; roles?: Role[]; guests?: string[] };

/** Somebody without an account who holds the key to one thing, such as their own conversation. */
export type Guest = { kind: 'guest'; key: string };

export type LiveEvent = { id: string; topics: string[] };

type Handlers = {
  onEvent: (event: LiveEvent) => void;
  /** Events may have been missed: read everything again. `id` is where the stream stands from then on. */
  onReset: (id: string) => void;
  /** The process stops: end the connection, the browser opens another. */
  onClose: () => void;
};

export type Subscription = { id: string; unsubscribe: () => void };

export type Live = {
  /** Refuses with 429 when `viewer` has as many streams as one person may have. */
  requireRoom(viewer: Viewer | Guest): void;
  /**
   * Sends every later event that concerns `viewer`. With the id of the last event seen, or the age in ms of what was
   * read, sends what came since; when that is not known any more, calls `onReset`. Returns the id where the stream
   * stands, which counts as seen even when nothing has come yet, and how to unsubscribe.
   */
  subscribe(viewer: Viewer | Guest, seen: string | number | undefined, handlers: Handlers): Subscription;
  /** How many streams of this process are open. */
  countStreams(): number;
  /** Ends every stream, and each that is asked for later: the process is about to stop. */
  endStreams(): void;
  close(): Promise<void>;
};

/** Tells open browsers what changed, when and only when the transaction `tx` commits. */
export async function announce(tx: Db, change: Announcement): Promise<void> {
  await sendWithNext(tx, sql`select pg_notify(${CHANNEL}, ${JSON.stringify(change)})`);
}

/** Listens to what every process announces, through the database, and passes it on to this one's browsers. */
export async function openLive(database: Database, log: Logger): Promise<Live> {
  const boot = crypto.randomUUID().slice(0, 8);
  const past: (LiveEvent & z.output<typeof announcement> & { at: number })[] = [];
  const subscribers = new Set<Handlers & { viewer: Viewer | Guest }>();
  let count = 0;
  let isEnding = false;
  /** What was announced from here on is in `past`; both in ms of the process. */
  let knownFrom = performance.now();

  const position = () => `${boot}-${count}`;

  /** What came since; undefined when that is not known. */
  const missedSince = (seen: string | number | undefined) => {
    if (seen === undefined || seen === position()) return [];
    if (typeof seen === 'number') {
      const from = performance.now() - seen;
      return from < knownFrom ? undefined : past.filter(({ at }) => at >= from);
    }
    const last = past.findIndex(({ id }) => id === seen);
    return last === -1 ? undefined : past.slice(last + 1);
  };

  const stop = await database.listen(CHANNEL, {
    onPayload(payload) {
      const parsed = announcement.safeParse(parseJson(payload));
      if (!parsed.success) {
        log.warn({}, 'A live announcement was not understood');
        return;
      }
      count += 1;
      const event = { id: position(), at: performance.now(), ...parsed.data };
      past.push(event);
      if (past.length > KEPT) knownFrom = past.shift()?.at ?? knownFrom;
      for (const { viewer, onEvent } of subscribers) {
        if (concerns(event, viewer)) onEvent({ id: event.id, topics: event.topics });
      }
    },
    onGap() {
      past.length = 0;
      knownFrom = performance.now();
      // Whoever is away now and has seen the last event has missed what was said in the gap, too.
      count += 1;
      for (const { onReset } of subscribers) onReset(position());
    },
  });

  const endStreams = () => {
    isEnding = true;
    for (const { onClose } of subscribers) onClose();
  };

  return {
    requireRoom(viewer) {
      const streams = [...subscribers].filter((one) => keyOf(one.viewer) === keyOf(viewer));
      if (streams.length < MOST_STREAMS) return;
      const details = { retryAfterSeconds: RETRY_FULL_SECONDS };
      throw new AppError('too_many_requests', 'This is open in too many windows. Please close one.', details);
    },
    subscribe(viewer, seen, handlers) {
      if (isEnding) handlers.onClose();
      const missed = missedSince(seen);
      if (!missed) handlers.onReset(position());
      for (const event of missed ?? []) {
        if (concerns(event, viewer)) handlers.onEvent({ id: event.id, topics: event.topics });
      }
      const subscriber = { viewer, ...handlers };
      subscribers.add(subscriber);
      return { id: position(), unsubscribe: () => subscribers.delete(subscriber) };
    },
    countStreams: () => subscribers.size,
    endStreams,
    async close() {
      endStreams();
      await stop();
    },
  };
}

function keyOf(viewer: Viewer | Guest): string {
  if (viewer.kind === 'guest') return `guest ${viewer.key}`;
  return viewer.kind === 'user' ? `user ${viewer.id}` : viewer.kind;
}

function concerns(event: z.output<typeof announcement>, viewer: Viewer | Guest): boolean {
  if (viewer.kind === 'guest') return event.guests.includes(viewer.key);
  if (viewer.kind !== 'user') return false;
  return event.userIds.includes(viewer.id) || event.roles.includes(viewer.role);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
