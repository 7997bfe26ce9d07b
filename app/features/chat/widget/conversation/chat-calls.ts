import { EARLIER_MESSAGES, MESSAGE_CHARACTERS } from '#app/features/assistant/message-limits.ts';
import type { ChatButton, ChatOutcome, ChatSource } from '#app/features/assistant/schema.ts';
import type { ChatMode } from '#app/features/chat/handoff/people-schema.ts';
import type { LeadDraft, LeadErrors } from '#app/features/chat/lead/lead-script.ts';
import { NO_SUCCESS_TEXT } from '#content/chat/failures.ts';
import { buttonsFrom, sourcesFrom } from './answer-parts.ts';
import { call, isRecord, modeOf, TOKEN_HEADER } from './chat-call.ts';
import type { ChatMessage } from './kept-chat.ts';

export type Answered = {
  kind: 'answered';
  response: string;
  /** How it was dealt with; null where the server did not say. */
  outcome: ChatOutcome | null;
  sources: ChatSource[];
  buttons: ChatButton[];
  leadId: string | null;
  mode: ChatMode;
  messageId: string | null;
  token: string | null;
};
export type NotAnswered =
  | { kind: 'said'; text: string }
  /** More was sent than is taken for now: what was typed waits where it was typed. */
  | { kind: 'limited'; text: string }
  | { kind: 'refused'; errors: LeadErrors }
  | { kind: 'failed' };

export type Question = {
  question: string;
  /** The same when it is sent again. */
  key: string;
  earlier: readonly ChatMessage[];
  page: string;
  token: string | null;
  lead: (LeadDraft & { consent: boolean | null; wordingVersion: string }) | null;
};

/** Sends one message. Failures are values: the window says them in words. */
export async function sendMessage({
  question,
  key,
  earlier,
  page,
  token,
  lead,
}: Question): Promise<Answered | NotAnswered> {
  const turns = earlier.filter(({ role }) => role !== 'system').slice(-EARLIER_MESSAGES);
  const messages = [
    ...turns.map(({ role, content }) => ({ role, content: cut(content) })),
    { role: 'user', content: cut(question) },
  ];
  const caseInfo = {
    title: 'Website visitor',
    type: lead?.insuranceType ?? 'general',
    status: 'new',
    stage: 'intake',
    currentPage: page,
  };
  try {
    const sent = { messages, caseInfo, ...(lead && { leadInfo: leadInfoOf(lead) }) };
    const response = await call('/api/ai-chat', 'POST', token, sent, key);
    if (response.status === 429) return { kind: 'limited', text: await messageOf(response) };
    if (response.status === 422) return refusalFrom(await response.json());
    if (!response.ok) return { kind: 'failed' };
    return answerFrom(await response.json(), response.headers.get(TOKEN_HEADER) ?? token);
  } catch {
    return { kind: 'failed' };
  }
}

/** What is longer than the assistant reads stays here. */
function cut(text: string): string {
  return text.slice(0, MESSAGE_CHARACTERS).toWellFormed();
}

function leadInfoOf({
  name,
  email,
  phone,
  insuranceType,
  additionalDetails,
  contactMethod = 'phone',
  consent,
  wordingVersion,
}: NonNullable<Question['lead']>) {
  return {
    name,
    email,
    phone,
    insuranceType,
    additionalDetails: additionalDetails ?? '',
    consent,
    ...(consent && { contactMethod, wordingVersion }),
  };
}

const OUTCOMES: readonly ChatOutcome[] = ['answer', 'choices', 'refused', 'unknown', 'emergency', 'lead'];

function answerFrom(answer: unknown, token: string | null): Answered | NotAnswered {
  if (!isRecord(answer)) return { kind: 'failed' };
  const data = isRecord(answer.data) ? answer.data : {};
  if (answer.success !== true || typeof data.response !== 'string') {
    return {
      kind: 'said',
      text: typeof answer.error === 'string' && answer.error ? answer.error : NO_SUCCESS_TEXT,
    };
  }
  return {
    kind: 'answered',
    response: data.response,
    outcome: OUTCOMES.find((known) => known === data.outcome) ?? null,
    sources: sourcesFrom(data.sources),
    buttons: buttonsFrom(data.buttons),
    leadId: typeof data.leadId === 'string' ? data.leadId : null,
    mode: modeOf(data.mode),
    // A receipt is nothing to vote on.
    messageId: typeof data.messageId === 'string' && data.outcome !== 'lead' ? data.messageId : null,
    token,
  };
}

/** Votes and endings are worth a try, not a message when they fail. */
export function sendVote(
  token: string,
  vote: { messageId: string; vote: 'up' | 'down'; reason?: string },
): void {
  void call('/api/ai-chat/feedback', 'POST', token, vote).catch(() => undefined);
}

export function sendEnd(token: string): void {
  void call('/api/ai-chat', 'DELETE', token).catch(() => undefined);
}

export type Notice = { provider: string | null; country: string | null };

export async function readNotice(): Promise<Notice> {
  try {
    const response = await call('/api/ai-chat', 'GET', null);
    const body: unknown = response.ok ? await response.json() : null;
    if (!isRecord(body)) return { provider: null, country: null };
    const { provider, country } = body;
    return {
      provider: typeof provider === 'string' ? provider : null,
      country: typeof country === 'string' ? country : null,
    };
  } catch {
    return { provider: null, country: null };
  }
}

/** Contact data that the server does not take can be corrected; whatever else it refuses is our mistake. */
function refusalFrom(body: unknown): NotAnswered {
  const errors = isRecord(body) && isRecord(body.errors) ? Object.entries(body.errors) : [];
  const ofLead = errors.filter(([field]) => field.startsWith('leadInfo.'));
  if (ofLead.length === 0) return { kind: 'failed' };
  return {
    kind: 'refused',
    errors: Object.fromEntries(ofLead.map(([field, text]) => [field.replace('leadInfo.', ''), String(text)])),
  };
}

async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  return isRecord(body) && typeof body.message === 'string' ? body.message : NO_SUCCESS_TEXT;
}
