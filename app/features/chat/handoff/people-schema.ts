import { z } from 'zod';
import { newLine } from '#app/features/messages/schema.ts';

/** `bot`: the assistant answers. `waiting`: a person was asked for. `human`: a person has the conversation. */
export const CHAT_MODES = ['bot', 'waiting', 'human'] as const;
export type ChatMode = (typeof CHAT_MODES)[number];

/** `person` is a broker or an administrator who answers in the same window; a `note` says who came and went. */
export const MESSAGE_ROLES = ['user', 'assistant', 'person', 'note'] as const;

const chatLine = z.strictObject({
  id: z.uuid(),
  role: z.enum(MESSAGE_ROLES),
  content: z.string(),
  /** Name, and for brokers brokerage and licence, of the person who wrote it. */
  author: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type StoredLine = z.output<typeof chatLine>;

/** What the visitor's own window reads of its conversation: what people have written since, and who is there. */
export const chatState = z.strictObject({
  mode: z.enum(CHAT_MODES),
  promiseAt: z.iso.datetime().nullable(),
  /** Who has the conversation, and whether they have it before them now. */
  person: z.strictObject({ name: z.string(), isHere: z.boolean() }).nullable(),
  messages: z.array(chatLine),
});
export type ChatState = z.output<typeof chatState>;

/** A conversation as the people who answer see it in their list. */
export const staffChat = z.strictObject({
  id: z.uuid(),
  mode: z.enum(CHAT_MODES),
  visitorName: z.string().nullable(),
  reference: z.string().nullable(),
  /** By when an answer was promised; null once it was given, and after three missed times. */
  promiseAt: z.iso.datetime().nullable(),
  missedPromises: z.int(),
  isUnanswered: z.boolean(),
  lastMessageAt: z.iso.datetime(),
  /** Who has it. */
  answerer: z.strictObject({ name: z.string(), isYou: z.boolean(), isHere: z.boolean() }).nullable(),
  /** Whether the visitor's window is open now. What is written to somebody who has left goes by email too. */
  isVisitorHere: z.boolean(),
});
export type StaffChat = z.output<typeof staffChat>;
export const staffChats = z.strictObject({ items: z.array(staffChat) });

export const staffChatDetail = staffChat.extend({
  /** The request that the visitor has agreed to share, if any. */
  caseId: z.uuid().nullable(),
  /** How to reach the visitor outside of the chat; for administrators. A broker finds it in the request. */
  contact: z.strictObject({ email: z.string(), phone: z.string().nullable() }).nullable(),
  /** Whether an answer also reaches them by email when they have left. */
  sendsMail: z.boolean(),
  messages: z.array(chatLine),
});
export type StaffChatDetail = z.output<typeof staffChatDetail>;

export const staffReply = newLine.pick({ body: true, clientId: true });

/** What the page of the person who has a conversation says of itself. */
export const PRESENCES = ['here', 'typing', 'away'] as const;
export const staffPresence = z.strictObject({ presence: z.enum(PRESENCES) });
export type StaffPresence = (typeof PRESENCES)[number];

export const handBack = z.strictObject({
  /** The visitor got their answer by phone or email, so none is owed here any more. */
  wasAnsweredElsewhere: z.boolean().optional(),
});

/** The entries that come nearest, by their own questions. */
const nearest = z.array(z.strictObject({ key: z.string(), question: z.string() }));
export type NearestEntries = z.output<typeof nearest>;

export const unansweredQuestions = z.strictObject({
  items: z.array(
    z.strictObject({
      question: z.string(),
      count: z.int(),
      lastAskedAt: z.iso.datetime(),
      nearest,
    }),
  ),
});

/** How visitors judged answers: how many of each, and those found not helpful. */
export const chatVotes = z.strictObject({
  up: z.int(),
  down: z.int(),
  notHelpful: z.array(
    z.strictObject({
      id: z.uuid(),
      question: z.string().nullable(),
      answer: z.string(),
      reason: z.string().nullable(),
      answeredAt: z.iso.datetime(),
      nearest,
    }),
  ),
});
export type ChatVotes = z.output<typeof chatVotes>;
