import { eq } from 'drizzle-orm';
import { isBeforeAccepting, openFor } from '#app/features/cases/queries/open-for.server.ts';
import type { CertificateRow } from '#app/features/cases/records/case-records.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { Certificate } from './schema.ts';
import { certificateRequests } from './tables.server.ts';

/** The certificates that were asked for on a case, oldest first. */
export async function listCertificates(db: Db, viewer: Viewer, caseId: string): Promise<Certificate[]> {
  const opened = await openFor(db, viewer, 'read', caseId);
  return isBeforeAccepting(opened) ? [] : opened.records.certificates.map(describeCertificate);
}

/** A certificate and its case; 404 when there is none. Does no checks. */
export async function readCertificate(
  db: Db,
  id: string,
): Promise<{ caseId: string; certificate: Certificate }> {
  const [row] = await db.select().from(certificateRequests).where(eq(certificateRequests.id, id));
  if (!row) throw notFound();
  return { caseId: row.caseId, certificate: describeCertificate(row) };
}

/** A certificate as people on both sides see it. */
export function describeCertificate({ createdAt, answeredAt, ...row }: CertificateRow): Certificate {
  return { ...row, createdAt: createdAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null };
}
