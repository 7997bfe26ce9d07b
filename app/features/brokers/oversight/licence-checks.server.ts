import { desc, eq } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { brokerProfiles, licenceChecks } from '#app/features/brokers/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { newId } from '#app/platform/ids.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import type { LicenceCheck, LicenceCheckInput } from './schema.ts';

type Check = LicenceCheckInput & { brokerId: string; requestId: string };

/** Writes down a look at the register: who looked, when, and what it said of which licence. Refuses (404) who is no broker. */
export async function recordLicenceCheck(db: Db, viewer: Viewer, input: Check): Promise<void> {
  requireAdmin(viewer);
  const { brokerId, result, note, requestId } = input;
  await db.transaction(async (tx) => {
    const [profile] = await tx
      .select({ licenceNumber: brokerProfiles.licenceNumber })
      .from(brokerProfiles)
      .where(eq(brokerProfiles.userId, brokerId));
    if (!profile) throw notFound();
    const id = newId();
    const { licenceNumber } = profile;
    const checkedById = viewer.id;
    await tx
      .insert(licenceChecks)
      .values({ id, brokerId, checkedById, licenceNumber, result, note: note || null });
    const thing = { kind: 'user', id: brokerId };
    await recordAudit(tx, viewer, { action: 'broker.licence_checked', thing, data: { result }, requestId });
  });
}

/** The looks at the register for one broker, newest first. */
export async function listLicenceChecks(db: Db, brokerId: string): Promise<LicenceCheck[]> {
  const rows = await db
    .select({
      id: licenceChecks.id,
      at: licenceChecks.createdAt,
      by: people.fullName,
      licenceNumber: licenceChecks.licenceNumber,
      result: licenceChecks.result,
      note: licenceChecks.note,
    })
    .from(licenceChecks)
    .leftJoin(people, eq(people.id, licenceChecks.checkedById))
    .where(eq(licenceChecks.brokerId, brokerId))
    .orderBy(desc(licenceChecks.id))
    .limit(100);
  return rows.map((row) => ({ ...row, at: row.at.toISOString(), by: row.by ?? 'Someone who has left' }));
}

/** The last look at the register for each broker. */
export async function listLastChecks(
  db: Db,
): Promise<Map<string, { at: string; result: LicenceCheck['result'] }>> {
  const rows = await db
    .selectDistinctOn([licenceChecks.brokerId], {
      brokerId: licenceChecks.brokerId,
      at: licenceChecks.createdAt,
      result: licenceChecks.result,
    })
    .from(licenceChecks)
    .orderBy(licenceChecks.brokerId, desc(licenceChecks.id));
  return new Map(rows.map(({ brokerId, at, result }) => [brokerId, { at: at.toISOString(), result }]));
}
