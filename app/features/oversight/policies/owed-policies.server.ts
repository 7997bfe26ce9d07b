import { listLeftPolicies, listPoliciesOf } from '#app/features/cases/queries/broker/left-policies.server.ts';
import { listPapersOwed } from '#app/features/tasks/queries.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { OwedPolicy } from './schema.ts';

/** The policies that no active broker looks after, and of which a certificate or the papers are to be sent. */
export async function listLeftOwed(db: Db): Promise<OwedPolicy[]> {
  return owedOf(db, await listLeftPolicies(db));
}

/** The same of those that one broker looks after. */
export async function listOwedBy(db: Db, brokerId: string): Promise<OwedPolicy[]> {
  return owedOf(db, await listPoliciesOf(db, brokerId));
}

async function owedOf(db: Db, policies: Awaited<ReturnType<typeof listLeftPolicies>>): Promise<OwedPolicy[]> {
  const papers = await listPapersOwed(
    db,
    policies.map(({ id }) => id),
  );
  return policies
    .map((one) => ({ ...one, papersBy: papers.get(one.id)?.toISOString() ?? null }))
    .filter(({ certificateBy, papersBy }) => certificateBy !== null || papersBy !== null);
}
