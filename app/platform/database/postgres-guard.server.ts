import { registerHooks } from 'node:module';

const WRITE = 'const x = socket.write(chunk, fn)';
const GUARD =
  "if (!socket) { chunk = nextWriteTimer = null; error(Errors.connection('CONNECTION_CLOSED', options)); return false }";

let isGuarded = false;

/**
 * Call before the first import of `postgres`: its version 3.4.9 writes to a connection that has closed, from a
 * timer, which ends the whole process when the server restarts (porsager/postgres#1154 and #1208). With the guard
 * the query fails as any other on a lost connection. Throws when a new version no longer has that line.
 */
export function guardPostgresDriver(): void {
  if (isGuarded) return;
  isGuarded = true;
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.endsWith('/postgres/src/connection.js')) return loaded;
      const source = String(loaded.source);
      if (!source.includes(WRITE))
        throw new Error(`${url} has changed: see whether postgres-guard.server.ts is still needed.`);
      return { ...loaded, source: source.replace(WRITE, `${GUARD}\n    ${WRITE}`) };
    },
  });
}
