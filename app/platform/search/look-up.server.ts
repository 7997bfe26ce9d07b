import { inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Db, queryRows } from '#app/platform/database/database.server.ts';
import type { Sought } from './search-words.ts';
import { isSought, type Searched, without } from './searched-columns.server.ts';

/** A table whose ids are in the order in which its rows were made. */
type Listed = PgTable & { id: PgColumn };

/** The ids of all rows that were found, newest first; or, where they are many, what to ask of a row, and how many there are at least. */
export type Found = { ids: string[]; condition: SQL } | { ids: null; condition: SQL; atLeast: number };

/** A word is rare when no more of the newest thousand rows have it. */
const RARE = 2;
const LOOKED_AT = 1_000;
/** What a hundred of the newest rows have fills pages sooner in the order of the list than from the index. */
const MANY = 100;
const NEWEST = 20_000;
/** More ids than that are not worth carrying about. */
const MOST_IDS = 4_000;

/**
 * Finds what is sought in a table. The index of words lists all rows that have a word, which for a common one takes
 * longer than to read the newest rows until there are enough: so the index is asked for the words that few rows have, and
 * the planner, which does not know which those are, is told. `tx` is that of `asSearch`.
 */
export async function lookUp(tx: Db, table: Listed, sought: Sought, searched: Searched): Promise<Found> {
  const byIndex = isSought(sought, searched);
  if (!(sought && 'words' in sought)) return askIndex(tx, table, byIndex);
  const inRow = hasWords(sought.words, searched);
  const { rare, together } = await readNewest(tx, table, sought.words, searched);
  const others = sought.words.filter((word) => !rare.includes(word));
  if (rare.length > 0) {
    const condition = sql`${isSought({ words: rare }, searched)} and ${hasWords(others, searched)}`;
    return askIndex(tx, table, condition, inRow);
  }
  const isMany = together > RARE && (await hasMany(tx, table, inRow));
  return isMany ? { ids: null, condition: inRow, atLeast: MANY } : askIndex(tx, table, byIndex);
}

/** All rows by their ids, unless they are too many. */
async function askIndex(tx: Db, table: Listed, condition: SQL, inRow = condition): Promise<Found> {
  const rows = await without(tx, 'enable_seqscan', () =>
    queryRows<{ id: string }>(tx, sql`select id from ${table} where ${condition} limit ${MOST_IDS + 1}`),
  );
  if (rows.length > MOST_IDS) return { ids: null, condition: inRow, atLeast: MOST_IDS };
  const ids = rows.map(({ id }) => id).toSorted((one, other) => (one < other ? 1 : -1));
  return { ids, condition: inArray(table.id, ids) };
}

/** Which of the words are rare among the newest rows, and how many of these have all; among few rows all words are. */
async function readNewest(tx: Db, table: Listed, words: readonly string[], { text }: Searched) {
  const counts = words.map((word) => sql`count(*) filter (where ${holds(text, [word])})`);
  const [newest] = await queryRows<{ all: string; counts: string[]; together: string }>(
    tx,
    sql`select count(*) as "all", array[${sql.join(counts, sql`, `)}] as counts,
        count(*) filter (where ${holds(text, words)}) as together
      from (select * from ${table} order by id desc limit ${LOOKED_AT}) as ${table}`,
  );
  const areFew = Number(newest?.all) < LOOKED_AT;
  return {
    rare: words.filter((_, nth) => areFew || Number(newest?.counts[nth]) <= RARE),
    together: Number(newest?.together),
  };
}

async function hasMany(tx: Db, table: Listed, condition: SQL): Promise<boolean> {
  const [counted] = await queryRows<{ many: string }>(
    tx,
    sql`select count(*) as many from (
        select 1 from (select * from ${table} order by id desc limit ${NEWEST}) as ${table}
        where ${condition} limit ${MANY}) as enough`,
  );
  return Number(counted?.many) === MANY;
}

/** The same as `isSought`, read in the row itself: most rows are passed over without parting their text into words. */
function hasWords(words: readonly string[], searched: Searched): SQL {
  if (words.length === 0) return sql`true`;
  return sql`case when ${holds(searched.text, words)} then ${isSought({ words: [...words] }, searched)} else false end`;
}

/** Words are letters and digits: none of them means anything in a pattern. */
const holds = (text: SQL, words: readonly string[]) =>
  sql`lower(${text}) like all (array[${sql.join(
    words.map((word) => sql`${`%${word}%`}`),
    sql`, `,
  )}])`;
