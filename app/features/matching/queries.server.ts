import { and, eq, type SQL } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { partners } from '#app/features/brokers/partners.server.ts';
import { brokerLoad } from '#app/features/cases/queries/broker-load.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Candidate } from './rules.ts';

/** Every active broker with what matching needs to know of them. */
export async function listCandidates(db: Db): Promise<Candidate[]> {
  return readCandidates(db, and(eq(people.status, 'active'), eq(people.role, 'broker')));
}

/** A candidate with the words by which people know them. */
export type NamedCandidate = Candidate & { fullName: string; brokerage: string };

/** Those with a broker's profile for whom `where` holds, active or not. */
export async function readCandidates(db: Db, where: SQL | undefined): Promise<NamedCandidate[]> {
  const rows = await db
    .select({
      brokerId: partners.userId,
      fullName: people.fullName,
      brokerage: partners.brokerage,
      status: people.status,
      role: people.role,
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
    .where(where);
  return rows.map(({ status, role, ...row }) => ({
    ...row,
    active: status === 'active' && role === 'broker',
  }));
}
