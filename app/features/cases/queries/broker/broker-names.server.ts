import { eq, inArray } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { partners } from '#app/features/brokers/partners.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';

export type NamedBroker = { fullName: string; brokerage: string; licenceNumber: string };

/** Brokers by their id, as the person whose case it is reads of them: name, brokerage and licence. */
export async function namedBrokers(
  db: Db,
  ids: readonly (string | null)[],
): Promise<Map<string, NamedBroker>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({
      id: people.id,
      fullName: people.fullName,
      brokerage: partners.brokerage,
      licenceNumber: partners.licenceNumber,
    })
    .from(people)
    .innerJoin(partners, eq(partners.userId, people.id))
    .where(inArray(people.id, wanted));
  return new Map(rows.map(({ id, ...named }) => [id, named]));
}
