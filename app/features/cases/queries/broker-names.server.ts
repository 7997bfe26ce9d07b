import { eq, inArray } from 'drizzle-orm';
import { users } from '#app/features/accounts/tables.server.ts';
import { brokerProfiles } from '#app/features/brokers/tables.server.ts';
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
      id: users.id,
      fullName: users.fullName,
      brokerage: brokerProfiles.brokerage,
      licenceNumber: brokerProfiles.licenceNumber,
    })
    .from(users)
    .innerJoin(brokerProfiles, eq(brokerProfiles.userId, users.id))
    .where(inArray(users.id, wanted));
  return new Map(rows.map(({ id, ...named }) => [id, named]));
}
