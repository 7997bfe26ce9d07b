import { and, eq } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { partners } from '#app/features/brokers/partners.server.ts';
import { brokerLoad } from '#app/features/cases/queries/broker-load.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Candidate } from './rules.ts';

/** Every active broker with what matching needs to know of them. */
export async function listCandidates(db: Db): Promise<Candidate[]> {
  const rows = await db
    .select({
      brokerId: partners.userId,
      licenceClasses: partners.licenceClasses,
      licenceExpiresOn: partners.licenceExpiresOn,
      types: partners.types,
      cities: partners.cities,
      dailyCap: partners.dailyCap,
      awayFrom: partners.awayFrom,
      awayTo: partners.awayTo,
      ...brokerLoad(partners.userId),
    })
    .from(partners)
    .innerJoin(people, eq(people.id, partners.userId))
    .where(and(eq(people.status, 'active'), eq(people.role, 'broker')));
  return rows.map((row) => ({ ...row, active: true }));
}
