import { z } from 'zod';
import { EARLIER_MESSAGES, SENT_CHARACTERS } from '#app/features/assistant/message-limits.ts';
import { CHAT_OUTCOMES, chatButton, chatSource } from '#app/features/assistant/schema.ts';
import { cleanText } from '#app/platform/text/clean-text.ts';
import { CHAT_MODES } from './handoff/people-schema.ts';
import { leadInfo } from './lead/lead-schema.ts';

export const CHAT_VOTES = ['up', 'down'] as const;

const MESSAGES_TAKEN = EARLIER_MESSAGES + 1;

const chatTurn = z.strictObject({
  role: z.enum(['system', 'user', 'assistant'], { error: 'The role must be system, user or assistant' }),
  content: z
    .string({ error: 'A message must be text' })
    .max(SENT_CHARACTERS, { error: 'This message is too long. Please shorten it.' }),
  timestamp: z.union([z.string().max(40), z.number()]).optional(),
});
export type ChatTurn = z.output<typeof chatTurn>;

const line = z.string().max(200).nullable().optional();

/** Where the conversation takes place. It is told to nobody and decides nothing; only the page is used. */
const caseInfo = z.strictObject({
  title: line,
  type: line,
  status: line,
  stage: line,
  currentPage: line,
});

/** The body of `POST /api/ai-chat`: at most ten earlier messages, and last the new one, by the user. */
export const chatRequest = z
  .strictObject({
    messages: z
      .array(chatTurn, { error: 'Please send the messages as a list' })
      .min(1, { error: 'Please type a message' })
      .max(MESSAGES_TAKEN, { error: `Please send the last ${EARLIER_MESSAGES} messages and the new one` }),
    caseInfo: caseInfo.nullable().optional(),
    leadInfo: leadInfo.nullable().optional(),
  })
  .superRefine(({ messages }, check) => {
    const last = messages.at(-1);
    if (last?.role === 'user' && cleanText(last.content) !== '') return;
    check.addIssue({ code: 'custom', path: ['messages'], message: 'Please type a message' });
  });
export type ChatRequest = z.output<typeof chatRequest>;

/** The answer to `POST /api/ai-chat`. `response` is empty while a person has taken over. */
export const chatAnswer = z.union([
  z.strictObject({
    success: z.literal(true),
    data: z.strictObject({
      response: z.string(),
      leadId: z.string().optional(),
      sources: z.array(chatSource).optional(),
      buttons: z.array(chatButton).optional(),
      mode: z.enum(CHAT_MODES).optional(),
      messageId: z.uuid().optional(),
      outcome: z.enum(CHAT_OUTCOMES).optional(),
    }),
  }),
  z.strictObject({ success: z.literal(false), error: z.string() }),
]);
export type ChatAnswer = z.output<typeof chatAnswer>;

/** The body of `POST /api/ai-chat/feedback`. */
export const chatFeedback = z.strictObject({
  messageId: z.uuid(),
  vote: z.enum(CHAT_VOTES, { error: 'Please choose thumbs up or down' }),
  reason: z
    .string()
    .overwrite(cleanText)
    .max(500, { error: 'Reason must not exceed 500 characters' })
    .optional(),
});

/** What is kept of a visitor who did not agree to share it, for that visitor. */
export const keptLead = z.strictObject({
  reference: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
});
export type KeptLead = z.output<typeof keptLead>;

export const handoffReceipt = z.strictObject({
  promiseAt: z.iso.datetime(),
  reference: z.string(),
});
