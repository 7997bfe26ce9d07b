import type pg from 'pg';
import { WITH_NEXT } from './database.server.ts';

type Query = (...args: unknown[]) => Promise<unknown>;
type Corked = { connection: { stream: { cork(): void; uncork(): void } } };

const BEGINS_TRANSACTION = /^begin\b/i;
const ENDS_TRANSACTION = /^(?:commit|rollback)$/i;
const ROLLS_BACK = /^rollback\b/i;
/** What is answered in place of an answer that nobody needs. */
const NO_ROWS = { rows: [], rowCount: 0, fields: [] };

/**
 * Has `begin`, and statements of a transaction that `sendWithNext` marks, leave together with the next statement: one
 * packet and one turn for what would be several. When one of them fails, so does the next, with its error: a commit
 * never passes for done. Outside a transaction nothing waits. Needs a client in pipeline mode.
 */
export function sendTogether(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query;
  const { stream } = (client as unknown as Corked).connection;
  let isInTransaction = false;
  let waiting: (() => Promise<unknown>)[] = [];

  const together = (first: unknown, ...rest: unknown[]): unknown => {
    // The pool's own calls, outside a transaction, bring a function along.
    if (typeof rest.at(-1) === 'function') return query(first, ...rest);
    const text = textOf(first);
    const start = () => query(first, ...rest);
    const isBegin = BEGINS_TRANSACTION.test(text);
    isInTransaction = (isInTransaction || isBegin) && !ENDS_TRANSACTION.test(text);
    if (isBegin || (isInTransaction && text.startsWith(WITH_NEXT))) {
      waiting.push(start);
      return Promise.resolve(NO_ROWS);
    }
    const earlier = waiting;
    waiting = [];
    if (earlier.length === 0) return start();
    stream.cork();
    const answers = [...earlier, start].map((one) => one());
    stream.uncork();
    // Whoever rolls back knows of an error already.
    const all = ROLLS_BACK.test(text) ? Promise.allSettled(answers) : Promise.all(answers);
    return all.then(() => answers.at(-1));
  };
  client.query = together as unknown as pg.PoolClient['query'];
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  const { text } = (statement ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}
