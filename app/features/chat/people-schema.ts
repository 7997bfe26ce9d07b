import { z } from 'zod';
import { cleanText } from '#app/platform/clean-text.ts';

/** `bot`: the assistant answers. `waiting`: a person was asked for. `human`: a person has answered. */
export const CHAT_MODES = ['bot', 'waiting', 'human'] as const;
export type ChatMode = (typeof CHAT_MODES)[number];

/** `person` is a broker or an administrator who answers in the same window. */
export const MESSAGE_ROLES = ['user', 'assistant', 'person'] as const;

const chatLine = z.strictObject({
  id: z.uuid(),
  role: z.enum(MESSAGE_ROLES),
  content: z.string(),
  /** Name, and for brokers brokerage and licence, of the person who wrote it. */
  author: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

/** What the visitor's own window reads of its conversation: what people have written since. */
export const chatState = z.strictObject({
  mode: z.enum(CHAT_MODES),
  promiseAt: z.iso.datetime().nullable(),
  messages: z.array(chatLine),
});
export type ChatState = z.output<typeof chatState>;

/** Conversations as the people who answer see them. */
export const staffChat = z.strictObject({
  id: z.uuid(),
  mode: z.enum(CHAT_MODES),
  visitorName: z.string().nullable(),
  reference: z.string().nullable(),
  promiseAt: z.iso.datetime().nullable(),
  lastMessageAt: z.iso.datetime(),
});
export const staffChats = z.strictObject({ items: z.array(staffChat) });
export const staffChatDetail = staffChat.extend({ messages: z.array(chatLine) });
export type StaffChat = z.output<typeof staffChat>;

export const staffReply = z.strictObject({
  body: z
    .string({ error: 'Message cannot be empty' })
    .overwrite(cleanText)
    .min(1, { error: 'Message cannot be empty' })
    .max(2000, { error: 'Message must not exceed 2000 characters' }),
});

export const unansweredQuestions = z.strictObject({
  items: z.array(
    z.strictObject({
      question: z.string(),
      count: z.int(),
      lastAskedAt: z.iso.datetime(),
    }),
  ),
});
