import { and, asc, isNotNull, isNull } from 'drizzle-orm';
import { cases } from '#app/features/cases/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';

/** More than are ever open at once. */
const MOST = 10_000;

/** The times that are promised and have not been kept yet, the next first. */
export async function listOpenPromises(db: Db): Promise<{ reference: string; promiseAt: Date }[]> {
  const rows = await db
    .select({ reference: cases.reference, promiseAt: cases.promiseAt })
    .from(cases)
    .where(and(isNull(cases.firstRespondedAt), isNull(cases.closedAt), isNotNull(cases.promiseAt)))
    .orderBy(asc(cases.promiseAt))
    .limit(MOST);
  return rows.flatMap(({ reference, promiseAt }) => (promiseAt ? [{ reference, promiseAt }] : []));
}
