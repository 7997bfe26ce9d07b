import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Sought } from '#app/platform/search/search-words.ts';

/** What a table is searched by: an index stands on `words` and on `phone`, written with the same functions. */
export type Searched = { text: SQL; words: SQL; phone: SQL };

/** These columns, one after another; none of them may be null. */
export function textOf(first: SQLWrapper, ...rest: SQLWrapper[]): SQL {
  return rest.reduce<SQL>((all, column) => sql`${all} || ' ' || ${column}`, sql`${first}`);
}

/** The words of a text, parted wherever people part them. */
export function wordsOf(text: SQL): SQL {
  return sql`to_tsvector('simple', translate(${text}, '@._+-''', '      '))`;
}

/** The last ten digits of a telephone number, in whatever form it was typed, from the last to the first. */
export function phoneBackwards(phone: SQLWrapper): SQL {
  return sql`reverse(right(regexp_replace(${phone}, '[^0-9]', '', 'g'), 10))`;
}

/** An index of `phoneBackwards` in which a beginning can be found, whatever the language of the database. */
export function phoneIndex(phone: SQLWrapper): SQL {
  return sql`${phoneBackwards(phone)} text_pattern_ops`;
}

/** Rows in which each word begins with one that is looked for, or whose telephone number ends so. */
export function isSought(sought: Sought, { words, phone }: Searched): SQL {
  if (sought === null) return sql`false`;
  if ('phone' in sought) return sql`${phone} like ${`${[...sought.phone].toReversed().join('')}%`}`;
  return sql`${words} @@ to_tsquery('simple', ${sought.words.map((word) => `${word}:*`).join(' & ')})`;
}

/**
 * Does `read` with statements that are planned for their own values, as what is planned once for all fits none of the
 * filters that people put together; and with memory for what an index finds of a common word, which otherwise is
 * looked at again row by row.
 */
export async function asSearch<Value>(db: Db, read: (tx: Db) => Promise<Value>): Promise<Value> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('plan_cache_mode', 'force_custom_plan', true),
      set_config('work_mem', '64MB', true)`);
    return read(tx);
  });
}

/** Does `read` in the order of an index, without finding and sorting all: right for a page of what many rows have. */
export async function inOrder<Value>(tx: Db, read: () => Promise<Value>): Promise<Value> {
  return without(tx, 'enable_bitmapscan', read);
}

/** Does `read` while the planner leaves one way out. */
export async function without<Value>(
  tx: Db,
  way: 'enable_seqscan' | 'enable_bitmapscan',
  read: () => Promise<Value>,
): Promise<Value> {
  await tx.execute(sql`select set_config(${way}, 'off', true)`);
  const value = await read();
  await tx.execute(sql`select set_config(${way}, 'on', true)`);
  return value;
}
