import { eq } from 'drizzle-orm';
import { placeIn } from '#app/features/cases/rules/origin/postal-city.ts';
import { linkContactMessage, sendContactMessage } from '#app/features/contact/commands.server.ts';
import { submitQuote } from '#app/features/quotes/commands/submit-quote.server.ts';
import { currentConsentWording } from '#app/features/quotes/consents/wording.ts';
import type { Sender } from '#app/features/quotes/proof/unconfirmed.server.ts';
import { findCaseOfRequest } from '#app/features/quotes/queries.server.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import type { QuoteRequest } from '#app/features/quotes/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import { newToken } from '#app/platform/ids.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { replies } from '#content/chat/replies.ts';
import { leadTypeNames } from '#content/chat/script.ts';
import { type ChatSession, keptUntil } from '../sessions.server.ts';
import { chatSessions } from '../tables.server.ts';
import { postalCodeIn } from './contact-in.ts';
import type { LeadInfo } from './lead-schema.ts';
import { NOTED_POSTAL_CODE } from './lead-script.ts';
import { requestTypeOf } from './lead-types.ts';

export type SavedLead = { leadId: string; reply: string };
type Meta = {
  ip: string;
  page: string;
  sender?: Sender | undefined;
  /** Whether emails go out here: nothing is promised that does not come. */
  isMailed: boolean;
};

/**
 * Keeps the contact data of a conversation, once. With consent they become a quote request, which one broker at a
 * time may see; without, a message to the people of this site. Consent given later turns the second into the first.
 * From a network whose earlier requests nobody confirmed it is such a message too: a chat cannot prove work, so a
 * person looks before a broker is asked.
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
    const saving = { session: current ?? session, lead, meta };
    if (lead.consent !== true) return keepLead(tx, saving);
    try {
      // In a transaction of its own, so that what was refused leaves nothing behind.
      return await tx.transaction((inner) => shareLead(inner, viewer, saving));
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'proof_required')) throw error;
      return keepLead(tx, saving);
    }
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
    city: placeIn(lead.additionalDetails ?? ''),
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
  const time = formatAlbertaTime(new Date(receipt.promiseAt), 'dayDateTime');
  const shared = {
    ...{ time, reference: receipt.reference, before: session.leadId, isMailed: meta.isMailed },
    path: new URL(receipt.receiptUrl).pathname,
  };
  return { leadId: receipt.reference, reply: replies.leadShared(shared) };
}

async function keepLead(tx: Db, { session, lead, meta }: Saving): Promise<SavedLead> {
  const { name: fullName, email, phone, insuranceType, additionalDetails = '' } = lead;
  const isAgreed = lead.consent === true;
  const consent = isAgreed
    ? 'Agreed to share with a broker; held back, as several requests from this network are not confirmed.'
    : 'No consent to share with a broker.';
  const about = `Asked in the chat about: ${requestTypeOf(insuranceType, additionalDetails)}. ${consent}`;
  const { id, reference: leadId } = await sendContactMessage(
    tx,
    { fullName, email, phone, topic: 'quote', message: `${about}\n\n${additionalDetails}`.trim() },
    { ip: meta.ip, source: 'chat', door: 'details' },
  );
  await tx
    .update(chatSessions)
    .set({ leadId, contactMessageId: id, visitorName: fullName, purgeAfter: keptUntil(true) })
    .where(eq(chatSessions.id, session.id));
  return { leadId, reply: isAgreed ? replies.leadHeld(leadId, meta.isMailed) : replies.leadKept(leadId) };
}

/** What they said that stands nowhere else: the postal code and the kind have fields of their own. */
function notesOf(details: string, type: QuoteType): string {
  const kind = leadTypeNames[type].replace(/ insurance$/, '');
  const isElsewhere = (said: string) =>
    said.startsWith(NOTED_POSTAL_CODE) ||
    new RegExp(`^(?:my )?${kind}(?: insurance)?(?: please)?$`, 'i').test(said);
  return details
    .split('\n')
    .filter((said) => !isElsewhere(said.trim()))
    .join('; ');
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
  contactMethod,
  wordingVersion,
}: LeadInfo): QuoteRequest {
  const type = requestTypeOf(insuranceType, additionalDetails);
  const notes = notesOf(additionalDetails ?? '', type) || undefined;
  const answers =
    type === 'general' ? { description: notes ?? 'Asked in the chat.' } : { ...(notes && { notes }) };
  return {
    type,
    answers,
    contact: {
      ...{ fullName: name, email, phone },
      contactMethod: contactMethod ?? 'phone',
      postalCode: postalCodeIn(additionalDetails ?? '') ?? '',
    },
    windows: [],
    consent: {
      share: true,
      newsletter: false,
      call: contactMethod === 'phone',
      text: contactMethod === 'text',
      wordingVersion: wordingVersion ?? currentConsentWording(),
    },
  } as QuoteRequest;
}
