import { and, eq } from 'drizzle-orm';
import { findMailbox, namesOfPeople } from '#app/features/accounts/queries.server.ts';
import { type HeldCase, holdCase } from '#app/features/cases/records/held-case.server.ts';
import { personLink } from '#app/features/cases/records/person-link.server.ts';
import { personMailbox } from '#app/features/cases/records/person-mailbox.server.ts';
import { noteHeard } from '#app/features/cases/records/waits.server.ts';
import {
  answerByDocument,
  resumeAfterReply,
} from '#app/features/cases/steps/information/resume-after-reply.server.ts';
import { takeStepIfDue } from '#app/features/cases/steps/take-step.server.ts';
import { nameForKind } from '#app/features/documents/file-kinds.ts';
import { giveFiles, leaveFiles, type StoredFile } from '#app/features/documents/files/stored-files.server.ts';
import { policyPapersSent } from '#app/features/documents/jobs.ts';
import { certificateOf, type DocumentRow } from '#app/features/documents/policy.server.ts';
import { arePapers } from '#app/features/documents/queries/policy-papers.server.ts';
import { documents } from '#app/features/documents/tables.server.ts';
import { announceDocuments } from '#app/features/documents/tell.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { notify, type Person } from '#app/features/notifications/notify.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import type { Verdict } from './verdict.ts';

const CHECKS = systemViewer('documents');

type Settling = {
  documentId: string;
  verdict: Verdict;
  /** Of what was looked at. */
  sha256: string;
  files: readonly StoredFile[];
};

/**
 * Lets a document out of quarantine with what its checks made of it, or rejects it with the reason; whom it concerns is
 * told. Without effect when that was done already: the files then stay nobody's.
 */
export async function settleDocument(
  db: Db,
  { documentId, verdict, sha256, files }: Settling,
): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await holdCaseOf(tx, documentId);
    if (!held) return;
    const [before] = await tx.select().from(documents).where(eq(documents.id, documentId)).for('update');
    if (before?.state !== 'quarantined') return;
    const [row] = await tx
      .update(documents)
      .set({ heldSince: null, sha256, ...settled(before, verdict) })
      .where(and(eq(documents.id, documentId), eq(documents.state, 'quarantined')))
      .returning();
    if (!row) return;
    if (verdict.isAccepted) await giveFiles(tx, row.id, files);
    else await leaveFiles(tx, row.id);
    await recordAudit(tx, CHECKS, {
      action: verdict.isAccepted ? 'document.available' : 'document.rejected',
      thing: { kind: 'document', id: row.id },
      data: { caseId: row.caseId, sha256, ...(row.sha256 !== sha256 && { keptAs: row.sha256 }) },
    });
    const isAnswer = row.state === 'available' && (await answerFor(tx, row));
    if (arePapers(row)) await enqueue(tx, policyPapersSent, { caseId: row.caseId });
    // The answer to who asked for a certificate tells them: one mail is enough.
    if (!isAnswer) await tellPeople(tx, held, row);
    await announceDocuments(tx, held);
  });
}

/** The case first, as whoever sends or deletes documents holds it; null when it is gone with all of them. */
async function holdCaseOf(tx: Db, documentId: string): Promise<HeldCase | null> {
  const [row] = await tx
    .select({ caseId: documents.caseId })
    .from(documents)
    .where(eq(documents.id, documentId));
  return row ? holdCase(tx, row.caseId) : null;
}

/** What was asked for is answered by what came: true where its answer tells whoever asked. */
async function answerFor(tx: Db, row: DocumentRow): Promise<boolean> {
  const { caseId, requestId, side } = row;
  if (side !== 'client' && side !== 'visitor') return sendCertificate(tx, row);
  await noteHeard(tx, caseId, 'sent');
  if (requestId) await answerByDocument(tx, { caseId, requestId });
  else await resumeAfterReply(tx, { caseId, by: 'document' });
  return false;
}

/** By whoever sent the file: false where it is no certificate that is still asked for. */
async function sendCertificate(tx: Db, row: DocumentRow): Promise<boolean> {
  const { id: documentId, caseId, uploaderId, side } = row;
  const certificateId = certificateOf(row);
  if (!certificateId || !uploaderId || (side !== 'broker' && side !== 'admin')) return false;
  const fullName = (await namesOfPeople(tx, [uploaderId])).get(uploaderId) ?? '';
  const sender = { kind: 'user', id: uploaderId, role: side, fullName } as const;
  const input = { certificateId, documentId };
  return takeStepIfDue(tx, sender, { caseId, step: 'answer_certificate', input });
}

function settled({ name }: DocumentRow, verdict: Verdict): Partial<DocumentRow> {
  if (!verdict.isAccepted) {
    const rejectReason = `This file could not be accepted: ${verdict.reason}.`;
    return { state: 'rejected', rejectReason };
  }
  const { mime, replacement, pages } = verdict;
  const kept = replacement && { bytes: replacement.bytes, sha256: replacement.sha256 };
  return { state: 'available', mime, name: nameForKind(name, mime), pages: pages.length, ...kept };
}

/** The other side hears of a document that is there; of a rejected one whoever sent it, and the other side reads it. */
async function tellPeople(tx: Db, held: HeldCase, row: DocumentRow): Promise<void> {
  if (row.visibility === 'internal') return;
  const { id: caseId, reference, title: subject } = held.row;
  const data = { caseId, reference };
  const about = { data, caseId, subject, occasion: row.id } as const;
  const isFromStaff = row.side === 'broker' || row.side === 'admin';
  const person = await personOf(tx, held);
  const { access } = held;
  const broker = access?.acceptedAt
    ? { userId: access.brokerId, email: access.email, name: access.fullName }
    : null;
  if (row.state === 'rejected') {
    if (!isFromStaff) await notify(tx, { kind: 'document_rejected', to: person, ...about });
    else if (broker) await notify(tx, { kind: 'broker_document_rejected', to: broker, ...about });
    return;
  }
  if (isFromStaff) await notify(tx, { kind: 'document_for_person', to: person, ...about });
  else if (broker) await notify(tx, { kind: 'document_for_broker', to: broker, ...about });
}

/** With an account at the bell and where they read their mail now, else the mailbox of the request. */
async function personOf(tx: Db, { row }: HeldCase): Promise<Person> {
  const mailbox = row.clientId ? await findMailbox(tx, row.clientId) : null;
  if (mailbox) return { userId: row.clientId, ...mailbox };
  const path = await personLink(tx, row);
  return { ...personMailbox(row), ...(path && { path }) };
}
