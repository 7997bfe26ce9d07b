import { maskPersonalData, withoutTrackingLinks } from '#app/features/assistant/conversation.ts';
import type { ChatButton, ChatSource } from '#app/features/assistant/schema.ts';
import type { ChatMode } from '#app/features/chat/handoff/people-schema.ts';
import { WAYS } from '#app/features/chat/lead/contact-way.ts';
import {
  LEAD_STEPS,
  type LeadDraft,
  type LeadErrors,
  type LeadStep,
} from '#app/features/chat/lead/lead-script.ts';
import { QUOTE_TYPE_NAMES } from '#app/features/quotes/questions/quote-types.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { buttonsFrom, sourcesFrom } from './answer-parts.ts';
import { DRAFT_KEY, forgetKept, MESSAGES_KEY, readJson, remove, STATE_KEY, write } from './kept-storage.ts';
import type { Person } from './people-calls.ts';

/** A line of the window. `person` lines carry the name of the broker or administrator who wrote them. */
export type ChatMessage = {
  role: 'system' | 'user' | 'assistant';
  content: string;
  /** ISO instant. */
  timestamp: string;
  author?: string;
  /** The server's id of an answer, for votes, and of a person's message, so that it is shown once. */
  id?: string;
  vote?: 'up' | 'down';
  /** Where the answer can be read, and what can be done with it. */
  sources?: ChatSource[];
  buttons?: ChatButton[];
  /** The question that was not answered, for trying again. */
  retry?: string;
  /** It says how long to wait, until something is answered. */
  isLimit?: true;
  /** Of the question: the same when it is sent again. */
  key?: string;
};

/** Everything the window has to know to go on after a reload. */
export type KeptChat = {
  messages: ChatMessage[];
  step: LeadStep;
  /** The visitor has left the script to ask, and may take it up again. */
  hasLeft: boolean;
  draft: LeadDraft;
  leadId: string | null;
  isShared: boolean;
  /** They had said no and are asked once more whether to share, until there is a yes or a no. */
  isUndecided: boolean;
  mode: ChatMode;
  promiseAt: string | null;
  /** Who has the conversation, as last heard; asked again after a reload. */
  person: Person | null;
  token: string | null;
  /** What the server found wrong with the contact data, until they are corrected. */
  leadErrors: LeadErrors;
  failures: number;
};

/** The conversation this browser has kept, if it is not older than 24 hours. Anything unreadable counts as none. */
export function readKept(now: Date): Partial<KeptChat> | null {
  const messages = readMessages();
  const last = messages.at(-1);
  if (!last) return null;
  if (!(now.getTime() - Date.parse(last.timestamp) < DAY_MS)) {
    forgetKept();
    return null;
  }
  return { messages, ...stateFrom(readJson('localStorage', STATE_KEY)), draft: readDraft() };
}

/** Keeps the conversation once it is more than the welcome message, with contact data masked. */
export function keep({ messages, draft, ...state }: KeptChat): void {
  if (messages.length <= 1) return;
  const masked = messages
    .filter(({ isLimit }) => !isLimit)
    .map((message) => ({
      ...message,
      content: withoutTrackingLinks(maskPersonalData(message.content)),
      ...(message.retry !== undefined && { retry: maskPersonalData(message.retry) }),
    }));
  write('localStorage', STATE_KEY, state);
  // Last, and with each change another: other tabs hear of this one.
  write('localStorage', MESSAGES_KEY, masked);
  if (state.leadId && !state.isUndecided) remove('sessionStorage', DRAFT_KEY);
  else write('sessionStorage', DRAFT_KEY, draft);
}

function readMessages(): ChatMessage[] {
  const kept = readJson('localStorage', MESSAGES_KEY);
  return Array.isArray(kept) ? kept.flatMap(messageFrom) : [];
}

function messageFrom(value: unknown): ChatMessage[] {
  if (!isRecord(value)) return [];
  const { role, content, timestamp, author, id, vote, retry, key } = value;
  const [sources, buttons] = [sourcesFrom(value.sources), buttonsFrom(value.buttons)];
  if (role !== 'system' && role !== 'user' && role !== 'assistant') return [];
  if (typeof content !== 'string') return [];
  const at = new Date(
    typeof timestamp === 'number' || typeof timestamp === 'string' ? timestamp : Number.NaN,
  );
  if (Number.isNaN(at.getTime())) return [];
  return [
    {
      role,
      content,
      timestamp: at.toISOString(),
      ...(typeof author === 'string' && { author }),
      ...(typeof id === 'string' && { id }),
      ...((vote === 'up' || vote === 'down') && { vote }),
      ...(sources.length > 0 && { sources }),
      ...(buttons.length > 0 && { buttons }),
      ...(typeof retry === 'string' && { retry }),
      ...(typeof key === 'string' && { key }),
    },
  ];
}

function stateFrom(value: unknown): Partial<KeptChat> {
  if (!isRecord(value)) return {};
  const { step, hasLeft, leadId, isShared, isUndecided, mode, promiseAt, token, failures } = value;
  return {
    step: LEAD_STEPS.find((known) => known === step) ?? 'name',
    hasLeft: hasLeft === true,
    leadId: typeof leadId === 'string' ? leadId : null,
    isShared: isShared === true,
    isUndecided: isUndecided === true,
    mode: mode === 'waiting' || mode === 'human' ? mode : 'bot',
    promiseAt: typeof promiseAt === 'string' ? promiseAt : null,
    token: typeof token === 'string' ? token : null,
    failures: typeof failures === 'number' ? failures : 0,
  };
}

function readDraft(): LeadDraft {
  const value = readJson('sessionStorage', DRAFT_KEY);
  if (!isRecord(value)) return {};
  const { name, email, phone, insuranceType, additionalDetails, contactMethod } = value;
  const texts = Object.entries({ name, email, phone, additionalDetails }).filter(
    ([, text]) => typeof text === 'string',
  );
  const type = QUOTE_TYPE_NAMES.find((known) => known === insuranceType);
  const way = WAYS.find((known) => known === contactMethod);
  return {
    ...Object.fromEntries(texts),
    ...(type && { insuranceType: type }),
    ...(way && { contactMethod: way }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
