import { ApiError } from '#app/platform/http/api-client.ts';
import { NO_SUCCESS_TEXT } from '#content/chat/failures.ts';
import type { LeadDraft } from '../lead-script.ts';
import { EARLIER_MESSAGES } from '../message-limits.ts';
import type { ChatMode } from '../people-schema.ts';
import type { ChatMessage } from './kept-chat.ts';

const TOKEN_HEADER = 'X-Chat-Token';

export type Answered = {
  kind: 'answered';
  response: string;
  leadId: string | null;
  mode: ChatMode;
  messageId: string | null;
  token: string | null;
};
export type NotAnswered = { kind: 'said'; text: string } | { kind: 'failed' };

export type Question = {
  question: string;
  earlier: readonly ChatMessage[];
  page: string;
  token: string | null;
  lead: (LeadDraft & { consent: boolean; wordingVersion: string }) | null;
};

/** Sends one message. Failures are values: the window says them in words. */
export async function sendMessage({
  question,
  earlier,
  page,
  token,
  lead,
}: Question): Promise<Answered | NotAnswered> {
  const turns = earlier.filter(({ role }) => role !== 'system').slice(-EARLIER_MESSAGES);
  const messages = [
    ...turns.map(({ role, content }) => ({ role, content })),
    { role: 'user', content: question },
  ];
  const caseInfo = {
    title: 'Website visitor',
    type: lead?.insuranceType ?? 'general',
    status: 'new',
    stage: 'intake',
    currentPage: page,
  };
  try {
    const response = await call('/api/ai-chat', 'POST', token, {
      messages,
      caseInfo,
      ...(lead && { leadInfo: leadInfoOf(lead) }),
    });
    if (response.status === 429) return { kind: 'said', text: await messageOf(response) };
    if (!response.ok) return { kind: 'failed' };
    return answerFrom(await response.json(), response.headers.get(TOKEN_HEADER) ?? token);
  } catch {
    return { kind: 'failed' };
  }
}

function leadInfoOf({
  name,
  email,
  phone,
  insuranceType,
  additionalDetails,
  consent,
  wordingVersion,
}: NonNullable<Question['lead']>) {
  return {
    name,
    email,
    phone,
    insuranceType,
    additionalDetails: additionalDetails ?? '',
    ...(consent && { consent, wordingVersion }),
  };
}

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
    leadId: typeof data.leadId === 'string' ? data.leadId : null,
    mode: data.mode === 'waiting' || data.mode === 'human' ? data.mode : 'bot',
    // A receipt is nothing to vote on.
    messageId: typeof data.messageId === 'string' && data.outcome !== 'lead' ? data.messageId : null,
    token,
  };
}

export type HandoffContact = { fullName: string; email: string; phone?: string };
export type HandedOff = { promiseAt: string; reference: string; token: string | null };

/** Asks for a person; throws `ApiError` with the fields that are wrong. */
export async function askForPerson(contact: HandoffContact, token: string | null): Promise<HandedOff> {
  const response = await call('/api/ai-chat/handoff', 'POST', token, { contact });
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok || !isRecord(body)) {
    const errors = isRecord(body) && isRecord(body.errors) ? body.errors : {};
    const message = isRecord(body) && typeof body.message === 'string' ? body.message : response.statusText;
    throw new ApiError(response.status, message, {
      message,
      errors: Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, String(text)])),
    });
  }
  return {
    promiseAt: String(body.promiseAt),
    reference: String(body.reference),
    token: response.headers.get(TOKEN_HEADER) ?? token,
  };
}

export type PersonMessage = { id: string; content: string; author: string; createdAt: string };
export type Heard = { mode: ChatMode; promiseAt: string | null; messages: PersonMessage[] };

/** What people have written since, or null when it cannot be read now. */
export async function readChatState(token: string): Promise<Heard | null> {
  try {
    const response = await call('/api/ai-chat/state', 'GET', token);
    const body: unknown = response.ok ? await response.json() : null;
    if (!isRecord(body) || !Array.isArray(body.messages)) return null;
    return {
      mode: body.mode === 'waiting' || body.mode === 'human' ? body.mode : 'bot',
      promiseAt: typeof body.promiseAt === 'string' ? body.promiseAt : null,
      messages: body.messages.filter(isRecord).map(({ id, content, author, createdAt }) => ({
        id: String(id),
        content: String(content),
        author: typeof author === 'string' ? author : 'A person',
        createdAt: String(createdAt),
      })),
    };
  } catch {
    return null;
  }
}

/** Calls `onChange` whenever the server says that the conversation changed, until `signal` ends it or the line breaks. */
export async function followChat(token: string, signal: AbortSignal, onChange: () => void): Promise<void> {
  // An EventSource cannot send the token, and a token in an address would stand in logs.
  const response = await fetch('/api/ai-chat/events', { headers: { [TOKEN_HEADER]: token }, signal });
  const reader = response.ok ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
  let rest = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    if (lines.some((line) => /^event: ?(?:change|reset)/.test(line))) onChange();
  }
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

/** `api-client` gives bodies only; this window also needs a header of the answer. */
function call(path: string, method: string, token: string | null, body?: unknown): Promise<Response> {
  return fetch(path, {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { [TOKEN_HEADER]: token }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function messageOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  return isRecord(body) && typeof body.message === 'string' ? body.message : NO_SUCCESS_TEXT;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
