import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Sought } from '#app/platform/search-words.ts';

/** What a table is searched by: an index stands on each, written with the same functions. */
export type Searched = { words: SQL; phone: SQL };

/** The words of these columns, parted wherever people part them; none of the columns may be null. */
export function wordsOf(first: SQLWrapper, ...rest: SQLWrapper[]): SQL {
  const text = rest.reduce<SQL>((all, column) => sql`${all} || ' ' || ${column}`, sql`${first}`);
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
