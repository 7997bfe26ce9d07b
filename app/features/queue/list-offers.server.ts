import { listReadinessFacts } from '#app/features/cases/queries/broker/readiness-facts.server.ts';
import { answersBeforeAccepting } from '#app/features/cases/rules/personal-data/disclosure.ts';
import { readiness } from '#app/features/quotes/answers/readiness.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { QueueItem } from './schema.ts';

type Offer = NonNullable<NonNullable<QueueItem['case']>['offer']>;

/** What tells new requests apart before they are accepted. It says nothing about a person. */
export async function listOffers(db: Db, caseIds: readonly string[]): Promise<Map<string, Offer>> {
  const facts = await listReadinessFacts(db, caseIds);
  return new Map(
    facts.map(({ id, type, details }) => [
      id,
      {
        readiness: readiness(type, details),
        startOn: startOf(answersBeforeAccepting(details)),
      },
    ]),
  );
}

/** As the questions of each kind of insurance call the day. */
const STARTS = ['startOn', 'departOn', 'arrivalOn'] as const;

function startOf(answers: Record<string, unknown>): string | null {
  const day = STARTS.map((name) => answers[name]).find(Boolean);
  return typeof day === 'string' ? day : null;
}
