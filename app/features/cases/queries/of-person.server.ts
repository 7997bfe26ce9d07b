import { desc, inArray, or } from 'drizzle-orm';
import { cases, searchedIn } from '#app/features/cases/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { lookUp } from '#app/platform/search/look-up.server.ts';
import { readSought } from '#app/platform/search/search-words.ts';
import { asSearch } from '#app/platform/search/searched-columns.server.ts';

const MOST = 200;

/** The newest cases of some clients, or in which the name, address or telephone number that is typed stands; at most 200. */
export async function findCasesOf(db: Db, typed: string, clientIds: readonly string[]): Promise<string[]> {
  return asSearch(db, async (tx) => {
    const { ids, condition } = await lookUp(tx, cases, readSought(typed), searchedIn(cases));
    const isTheirs = inArray(cases.clientId, [...clientIds]);
    const found = ids ? inArray(cases.id, ids.slice(0, MOST)) : condition;
    const rows = await tx
      .select({ id: cases.id })
      .from(cases)
      .where(or(isTheirs, found))
      .orderBy(desc(cases.id))
      .limit(MOST);
    return rows.map(({ id }) => id);
  });
}
