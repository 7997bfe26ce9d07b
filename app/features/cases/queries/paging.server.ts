import { lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Counting further says nothing more to a person, and takes long. */
export const COUNTED = 1_000;

/** `total` is counted up to a thousand. */
export type Page<Item> = { items: Item[]; nextCursor: string | null; total: number };

/** Rows after the cursor of a list that is sorted by an id, newest first: ids sort by the time they were made. */
export function before(id: PgColumn, cursor: string | undefined): SQL | undefined {
  return cursor === undefined ? undefined : lt(id, cursor);
}

/** A page from `limit + 1` found items: the one too many says that there is a next page. */
export function page<Item>(
  found: Item[],
  limit: number,
  total: number,
  cursorOf: (item: Item) => string,
): Page<Item> {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: found.length > limit && last ? cursorOf(last) : null, total };
}
