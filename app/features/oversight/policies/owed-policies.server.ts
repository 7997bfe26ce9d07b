import {
  listLeftPolicies,
  listPoliciesLeftBy,
  listPoliciesOf,
} from '#app/features/cases/queries/broker/left-policies.server.ts';
import { listPapersOwed } from '#app/features/tasks/queries.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { BrokerPolicies, OwedPolicy } from './schema.ts';

/** The policies that no active broker looks after: first those of which a certificate or the papers are to be sent. */
export async function listLeft(db: Db): Promise<OwedPolicy[]> {
  return withOwed(db, await listLeftPolicies(db));
}

/** The policies that one broker looks after, and those that left them and that nobody else has had since. */
export async function listOfBroker(db: Db, brokerId: string): Promise<BrokerPolicies> {
  return {
    items: await withOwed(db, await listPoliciesOf(db, brokerId)),
    left: await withOwed(db, await listPoliciesLeftBy(db, brokerId)),
  };
}

async function withOwed(
  db: Db,
  policies: Awaited<ReturnType<typeof listLeftPolicies>>,
): Promise<OwedPolicy[]> {
  const papers = await listPapersOwed(
    db,
    policies.map(({ id }) => id),
  );
  const owed = policies.map((one) => ({ ...one, papersBy: papers.get(one.id)?.toISOString() ?? null }));
  return owed.toSorted((one, other) => Number(isOwed(other)) - Number(isOwed(one)));
}

const isOwed = ({ certificateBy, papersBy }: OwedPolicy) => certificateBy !== null || papersBy !== null;
