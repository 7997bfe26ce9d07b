import { listReadinessFacts } from '#app/features/cases/queries/broker/readiness-facts.server.ts';
import { listReachConsentsAt } from '#app/features/ledger/queries.server.ts';
import { hasRequired } from '#app/features/quotes/answers/missing-answers.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Readiness } from './filters.ts';

/** Whether a quote can be begun on each of these cases, which their broker has accepted. The caller has permitted it. */
export async function listReadiness(db: Db, caseIds: readonly string[]): Promise<Map<string, Readiness>> {
  const facts = await listReadinessFacts(db, caseIds);
  const mayReach = await listReachConsentsAt(
    db,
    facts.flatMap(({ contactEmail: email, contactPhone: phone }) => (phone ? [{ email, phone }] : [])),
  );
  return new Map(
    facts.map(
      ({ id, type, details, emailConfirmedAt, contactMethod, contactEmail: email, contactPhone: phone }) => {
        const purpose = contactMethod && PURPOSES[contactMethod];
        const isReachable = !purpose || (phone !== null && mayReach({ email, phone, purpose }));
        const isReady = isReachable && emailConfirmedAt !== null && hasRequired(type, details);
        return [id, isReady ? 'ready' : 'incomplete'];
      },
    ),
  );
}

/** Email is what every request allows. */
const PURPOSES = { phone: 'call', text: 'text', email: null } as const;
