import { createParser, type EventSourceMessage } from 'eventsource-parser';
import type { ChatMode } from '#app/features/chat/handoff/people-schema.ts';
import { ApiError } from '#app/platform/http/api-client.ts';
import { call, isRecord, modeOf, TOKEN_HEADER } from './chat-call.ts';

export type HandoffContact = { fullName: string; email: string; phone?: string | undefined };
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

/** A line by a person, or a note about one, which has no author. */
export type PeopleLine = { id: string; content: string; author: string | null; createdAt: string };
export type Person = { name: string; isHere: boolean };

/** The name without brokerage and licence, which stand beside each line. */
export const shortName = (name: string) => name.split(',')[0] ?? name;

export type Heard = {
  mode: ChatMode;
  promiseAt: string | null;
  person: Person | null;
  lines: PeopleLine[];
};

/** What people have written since and who is there, or null when it cannot be read now. */
export async function readChatState(token: string): Promise<Heard | null> {
  try {
    const response = await call('/api/ai-chat/state', 'GET', token);
    const body: unknown = response.ok ? await response.json() : null;
    if (!isRecord(body) || !Array.isArray(body.messages)) return null;
    const { mode, promiseAt, person, messages } = body;
    return {
      mode: modeOf(mode),
      promiseAt: typeof promiseAt === 'string' ? promiseAt : null,
      person: isRecord(person) ? { name: String(person.name), isHere: person.isHere === true } : null,
      lines: messages.filter(isRecord).map(({ id, role, content, author, createdAt }) => ({
        id: String(id),
        content: String(content),
        author: role === 'person' ? String(author ?? 'A person') : null,
        createdAt: String(createdAt),
      })),
    };
  } catch {
    return null;
  }
}

type Follower = { onChange: () => void; onTyping: () => void };

/** Tells what the server says of the conversation, until `signal` ends it or the line breaks. */
export async function followChat(token: string, signal: AbortSignal, follower: Follower): Promise<void> {
  // An EventSource cannot send the token, and a token in an address would stand in logs.
  const response = await fetch('/api/ai-chat/events', { headers: { [TOKEN_HEADER]: token }, signal });
  const reader = response.ok ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined;
  const parser = createParser({ onEvent: (event) => hear(event, follower) });
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    parser.feed(part.value);
  }
}

function hear({ event, data }: EventSourceMessage, { onChange, onTyping }: Follower): void {
  if (event === 'reset') onChange();
  if (event !== 'change') return;
  const topics = topicsIn(data);
  const isTyping = (topic: string) => topic.endsWith('/typing');
  if (topics.some(isTyping)) onTyping();
  if (!topics.every(isTyping)) onChange();
}

function topicsIn(data: string): string[] {
  try {
    const parsed: unknown = JSON.parse(data);
    return isRecord(parsed) && Array.isArray(parsed.topics) ? parsed.topics.map(String) : [];
  } catch {
    return [];
  }
}
