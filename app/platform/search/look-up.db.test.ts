import { desc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { searchedIn, users } from '#app/features/accounts/tables.server.ts';
import { newId } from '#app/platform/ids.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { lookUp } from './look-up.server.ts';
import { readSought } from './search-words.ts';
import { asSearch, inOrder } from './searched-columns.server.ts';

const { db } = await testDatabase();

/** Half are Maria and half James; a third are Smith, fifty Bouchard, one is Vanter. */
function nameOf(nth: number): string {
  const first = nth % 2 === 0 ? 'Maria' : 'James';
  if (nth === 700) return `${first} Vanter`;
  if (nth % 24 === 1) return `${first} Bouchard`;
  return `${first} ${nth % 3 === 0 ? 'Smith' : "O'Kowalski-Roy"}`;
}

const everyone = Array.from({ length: 1_200 }, (_, nth) => {
  const username = `person_${nth}`;
  return { id: newId(), username, fullName: nameOf(nth), email: `p${nth}@lake.example` };
});
await db.insert(users).values(everyone);

/** What is found, newest first, and whether the index gave it; another's search beside it changes nothing. */
async function find(typed: string) {
  return asSearch(db, async (tx) => {
    const { ids, condition } = await lookUp(tx, users, readSought(typed), searchedIn(users));
    const rows = await inOrder(tx, () =>
      tx.select({ id: users.id }).from(users).where(condition).orderBy(desc(users.id)),
    );
    const found = rows.map(({ id }) => id);
    if (ids) expect(ids).toEqual(found);
    return { found, isMany: ids === null };
  });
}

const idsOf = (isMeant: (name: string) => boolean) =>
  everyone
    .filter(({ fullName }) => isMeant(fullName))
    .map(({ id }) => id)
    .toReversed();

test.each<[string, boolean, (name: string) => boolean]>([
  ['maria', true, (name) => name.startsWith('Maria')],
  ['mar smi', true, (name) => name === 'Maria Smith'],
  ['kowal ROY', true, (name) => name.endsWith('Roy')],
  ['lake', true, () => true],
  ['vanter', false, (name) => name === 'Maria Vanter'],
  ['example maria vant', false, (name) => name === 'Maria Vanter'],
  ['james vanter', false, () => false],
  ['bouchard', false, (name) => name.endsWith('Bouchard')],
  ['james maria', false, () => false],
  ['owalski', false, () => false],
  ['aria smith', false, () => false],
])('%s finds whose words begin so, however many have them', async (typed, isMany, isMeant) => {
  expect(await find(typed)).toEqual({ found: idsOf(isMeant), isMany });
});
