import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as SocketServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** A turn of the event loop this short left no time for much to arrive behind its back. */
const QUIET_TURN_MS = 2;
const FEWEST_TURNS = 50;
/** Whoever just got an answer may be on the way with the next request, over a new connection. */
const QUIET_BEFORE_CLOSE_MS = 100;
/** Long enough for a request that is already on its way over an open connection. */
const LINGER_MS = 1_000;

export type Door = {
  server: Server;
  /**
   * Takes no more connections, and tells those that are open to end after their answer. Resolves when nobody new can
   * come in. Whoever waits at the door is let in first; after `atMostMs` they are turned away.
   */
  close(atMostMs: number): Promise<void>;
  /** Resolves when everything that came in is answered and every connection closed; after `atMostMs` the rest is cut. */
  empty(atMostMs: number): Promise<void>;
};

/**
 * A server that can be closed without breaking anything off. To close its socket at once would: the system resets
 * connections that wait to be taken in, and those on which a request was sent that has not been read.
 */
export function openDoor(answer: RequestListener): Door {
  const answering = new Set<ServerResponse>();
  const held: (() => void)[] = [];
  let arrivals = 0;
  let stirredAt = 0;
  let state: 'open' | 'closing' | 'closed' = 'open';

  const server = createServer((request, response) => {
    arrived();
    answering.add(response);
    response.once('close', () => {
      answering.delete(response);
      stirredAt = performance.now();
    });
    if (state !== 'open') response.shouldKeepAlive = false;
    // Each answer makes room for the next caller: while the door closes, they wait for it.
    if (state === 'closing') held.push(() => void answer(request, response));
    else void answer(request, response);
  });
  server.on('connection', arrived);
  function arrived() {
    arrivals += 1;
    stirredAt = performance.now();
  }

  return {
    server,
    async close(atMostMs) {
      const until = performance.now() + atMostMs;
      state = 'closing';
      for (const response of answering) response.shouldKeepAlive = false;
      // One waiting connection is taken in per turn, so a short turn without an arrival means that none waits; and
      // when nobody came or was answered for a while, nobody is about to come back. A turn may take seconds under load:
      // time alone does not end this before some turns have passed.
      // What is left of the turn in which this was called brings nobody in.
      await nextTurn();
      let isQuiet = false;
      for (let turns = 0; !isQuiet && (turns < FEWEST_TURNS || performance.now() < until); turns += 1) {
        const [seen, began] = [arrivals, performance.now()];
        await nextTurn();
        const now = performance.now();
        isQuiet = arrivals === seen && now - began < QUIET_TURN_MS && now - stirredAt > QUIET_BEFORE_CLOSE_MS;
      }
      // The close of an HTTP server also cuts connections that are kept alive, whatever is on its way there.
      SocketServer.prototype.close.call(server);
      state = 'closed';
      for (const go of held.splice(0)) go();
    },
    async empty(atMostMs) {
      const until = performance.now() + atMostMs;
      for (let seen = -1; performance.now() < until; ) {
        if (answering.size === 0 && arrivals === seen) break;
        seen = arrivals;
        await wait(LINGER_MS);
        await nextTurn();
        await nextTurn();
      }
      server.closeAllConnections();
    },
  };
}
