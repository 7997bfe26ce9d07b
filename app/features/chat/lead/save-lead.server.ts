import { eq } from 'drizzle-orm';
import { linkContactMessage, sendContactMessage } from '#app/features/contact/commands.server.ts';
import { submitQuote } from '#app/features/quotes/commands/submit-quote.server.ts';
import { findCaseOfRequest } from '#app/features/quotes/queries.server.ts';
import type { QuoteRequest } from '#app/features/quotes/schema.ts';
import { CURRENT_CONSENT_WORDING } from '#app/features/quotes/wording.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { newToken } from '#app/platform/ids.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { replies } from '#content/chat/replies.ts';
import type { LeadInfo } from '../schema.ts';
import { type ChatSession, keptUntil } from '../sessions.server.ts';
import { chatSessions } from '../tables.server.ts';
import { requestTypeOf } from './lead-types.ts';

export type SavedLead = { leadId: string; reply: string };
type Meta = { ip: string; page: string };

/**
 * Keeps the contact data of a conversation, once. With consent it becomes a quote request, which one broker at a
 * time may see; without, a message to the people of this site. Consent given later turns the second into the first.
 */
export async function saveLead(
  db: Db,
  viewer: Viewer,
  { session, lead, meta }: { session: ChatSession; lead: LeadInfo; meta: Meta },
): Promise<SavedLead> {
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, `chat-lead:${session.id}`);
    const [current] = await tx.select().from(chatSessions).where(eq(chatSessions.id, session.id));
    if (current?.leadId && (current.caseId || lead.consent !== true)) {
      return { leadId: current.leadId, reply: replies.leadAlreadyKept };
    }
    return lead.consent === true
      ? shareLead(tx, viewer, { session: current ?? session, lead, meta })
      : keepLead(tx, { session, lead, meta });
  });
}

type Saving = { session: ChatSession; lead: LeadInfo; meta: Meta };

async function shareLead(tx: Db, viewer: Viewer, { session, lead, meta }: Saving): Promise<SavedLead> {
  const receipt = await submitQuote(tx, viewer, requestOf(lead), {
    ...meta,
    // Only this call knows it: the receipt's link is derived from it.
    idempotencyKey: newToken(),
    method: 'chat',
    source: 'chat',
  });
  const caseId = await findCaseOfRequest(tx, receipt.reference);
  if (session.leadId && caseId) await linkContactMessage(tx, { reference: session.leadId, caseId });
  await tx
    .update(chatSessions)
    .set({
      leadId: receipt.reference,
      caseId,
      visitorName: lead.name,
      purgeAfter: keptUntil(true),
    })
    .where(eq(chatSessions.id, session.id));
  const time = formatAlbertaTime(new Date(receipt.promiseAt), 'dayTime');
  const path = new URL(receipt.receiptUrl).pathname;
  return { leadId: receipt.reference, reply: replies.leadShared(time, receipt.reference, path) };
}

async function keepLead(tx: Db, { session, lead, meta }: Saving): Promise<SavedLead> {
  const stored = await sendContactMessage(
    tx,
    {
      fullName: lead.name,
      email: lead.email,
      phone: lead.phone,
      topic: 'quote',
      message:
        `Asked in the chat about: ${requestTypeOf(lead.insuranceType, lead.additionalDetails)}. No consent to share with a broker.\n\n${lead.additionalDetails ?? ''}`.trim(),
    },
    { ip: meta.ip, source: 'chat' },
  );
  await tx
    .update(chatSessions)
    .set({
      leadId: stored.reference,
      contactMessageId: stored.id,
      visitorName: lead.name,
      purgeAfter: keptUntil(true),
    })
    .where(eq(chatSessions.id, session.id));
  return { leadId: stored.reference, reply: replies.leadKept(stored.reference) };
}

/**
 * The quote request of a conversation: who and how to reach them, and what it is about. The questions of the type
 * are left for the broker, who sees from the readiness that they are open.
 */
function requestOf({
  name,
  email,
  phone,
  insuranceType,
  additionalDetails,
  wordingVersion,
}: LeadInfo): QuoteRequest {
  const notes = additionalDetails || undefined;
  const type = requestTypeOf(insuranceType, notes);
  const answers =
    type === 'general' ? { description: notes ?? 'Asked in the chat.' } : { ...(notes && { notes }) };
  return {
    type,
    answers,
    contact: { fullName: name, email, contactMethod: 'phone', phone, postalCode: '' },
    windows: [],
    consent: {
      share: true,
      newsletter: false,
      call: false,
      text: false,
      wordingVersion: wordingVersion ?? CURRENT_CONSENT_WORDING,
    },
  } as QuoteRequest;
}
