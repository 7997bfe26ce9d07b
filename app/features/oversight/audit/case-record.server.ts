import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { recordReadings } from '#app/features/cases/records/readings.server.ts';
import { listAudit } from '#app/features/ledger/audit-queries.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { listMailsAbout } from '#app/platform/mail/outbox.server.ts';
import { shownState } from '#app/platform/mail/states.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { sayRows } from './say-rows.server.ts';
import type { CaseRecord } from './schema.ts';

const ROWS = 200;

/**
 * What was done to a case and mailed about it, newest first; 404 where there is no such case. The look stands in the
 * passport. The caller has made sure that an administrator asks.
 */
export async function readCaseRecord(
  db: Db,
  viewer: Viewer,
  { caseId, isMailed }: { caseId: string; isMailed: boolean },
): Promise<CaseRecord> {
  await findCase(db, caseId);
  const rows = await listAudit(db, { thingKind: 'case', thingId: caseId, limit: ROWS });
  const mails = await listMailsAbout(db, caseId, ROWS);
  await recordReadings(db, viewer, [{ caseId, fields: ['email', 'history'] }]);
  return {
    audit: await sayRows(db, rows),
    mails: mails.map((mail) => ({
      ...mail,
      state: shownState(mail.state, isMailed),
      createdAt: mail.createdAt.toISOString(),
      sentAt: mail.sentAt?.toISOString() ?? null,
    })),
  };
}
