import { z } from 'zod';
import { EARLIER_MESSAGES, SENT_CHARACTERS } from '#app/features/assistant/message-limits.ts';
import { CHAT_OUTCOMES, chatButton, chatSource } from '#app/features/assistant/schema.ts';
import { email, fullName, phone } from '#app/features/quotes/schema.ts';
import { CONSENT_WORDING_VERSIONS } from '#app/features/quotes/wording.ts';
import { cleanLine, cleanText } from '#app/platform/clean-text.ts';
import { CHAT_MODES } from './handoff/people-schema.ts';
import { LEAD_TYPES } from './lead/lead-types.ts';

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

const TYPE_REQUIRED = 'Please choose a type of insurance';

/**
 * The contact data of the conversation, checked by the fields of the quote form. Without `consent: true` it is
 * kept as a message to the people of this site and never shared with a broker.
 */
export const leadInfo = z.strictObject({
  name: fullName,
  email,
  phone: z.preprocess(
    // People separate digits with dots as well; the form's rule knows the other signs.
    (value) => (typeof value === 'string' ? value.replaceAll('.', '-') : value),
    phone.refine((value) => value !== '', { error: 'Phone number must be at least 10 digits' }),
  ),
  insuranceType: z.enum(LEAD_TYPES, { error: TYPE_REQUIRED }),
  additionalDetails: z
    .string()
    .overwrite(cleanText)
    .max(1000, { error: 'Details must not exceed 1000 characters' })
    .nullable()
    .optional(),
  consent: z.boolean({ error: 'Expected yes or no' }).optional(),
  wordingVersion: z
    .enum(CONSENT_WORDING_VERSIONS, {
      error: 'Our consent wording has changed. Please reload the page and read it again',
    })
    .optional(),
});
export type LeadInfo = z.output<typeof leadInfo>;

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

/** The body of `POST /api/ai-chat/handoff`: how to reach the visitor when the window is closed. */
export const chatHandoff = z.strictObject({
  contact: z.strictObject(
    {
      fullName: z
        .string({ error: 'Full name is required' })
        .overwrite(cleanLine)
        .min(1, { error: 'Full name is required' })
        .max(100, { error: 'Full name must not exceed 100 characters' }),
      email,
      phone: phone.optional(),
    },
    { error: (issue) => (issue.code === 'invalid_type' ? 'Please tell us how to reach you' : undefined) },
  ),
});

export const handoffReceipt = z.strictObject({
  promiseAt: z.iso.datetime(),
  reference: z.string(),
});
