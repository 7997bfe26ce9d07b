import { eq } from 'drizzle-orm';
import { namedCases } from '#app/features/cases/queries/named-cases.server.ts';
import { writtenSince } from '#app/features/cases/records/waits.server.ts';
import {
  resumeAfterReply,
  waitAfterReply,
} from '#app/features/cases/steps/information/resume-after-reply.server.ts';
import { requireAttachable } from '#app/features/documents/queries/attachable.server.ts';
import type { Subject } from '#app/features/messages/policy.server.ts';
import type { NewLine } from '#app/features/messages/schema.ts';
import { publish } from '#app/features/webhooks/publish.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { type Added, addLine } from './add-line.server.ts';

/**
 * Writes a line of a case. A reply of the person gives the turn back to their broker, and one of the broker to the person
 * who still owes what was asked for. Refuses what `addLine` refuses, and
 * (422) documents that are not the writer's to attach.
 */
export async function sendCaseLine(
  db: Db,
  viewer: Viewer,
  { subject, line, byEmail = false }: { subject: Subject; line: NewLine; byEmail?: boolean },
): Promise<Added> {
  return db.transaction(async (tx) => {
    const party = await subject.policy.partyOf(tx, viewer, subject.id);
    const { documentIds = [], kind } = line;
    const isInternal = kind === 'internal';
    await requireAttachable(tx, viewer, { caseId: subject.id, documentIds, isInternal });
    const isReply = party?.role === 'broker' && !isInternal && (await writtenSince(tx, subject.id)) !== null;
    const added = await addLine(tx, viewer, { subject, line, byEmail });
    if (party?.role === 'client' && added.isNew) {
      await resumeAfterReply(tx, { caseId: subject.id, by: 'message' });
    }
    if (isReply && added.isNew) await waitAfterReply(tx, { caseId: subject.id, messageId: added.id });
    if (added.isNew && !isInternal) {
      const about = { caseId: subject.id, messageId: added.id, from: party?.role ?? 'system' };
      const data = async () => ({ ...about, reference: await referenceOf(tx, subject.id) });
      await publish(tx, [{ type: 'message.created', data }]);
    }
    return added;
  });
}

async function referenceOf(tx: Db, caseId: string): Promise<string> {
  const [found] = await tx
    .select({ reference: namedCases.reference })
    .from(namedCases)
    .where(eq(namedCases.id, caseId));
  return found?.reference ?? '';
}
