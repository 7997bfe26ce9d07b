import { z } from 'zod';

/** How a question was dealt with. `choices` asks back; `refused` and `unknown` offer a person. */
export const CHAT_OUTCOMES = ['answer', 'choices', 'refused', 'unknown', 'emergency', 'lead'] as const;
export type ChatOutcome = (typeof CHAT_OUTCOMES)[number];

export const chatSource = z.strictObject({
  title: z.string(),
  /** A path of this site. */
  to: z.string(),
  /** The day a person last read that page against its sources (ISO). */
  reviewedOn: z.string(),
});
export type ChatSource = z.output<typeof chatSource>;

/** What a visitor can do with an answer: ask on, go somewhere, or open a form of the window. */
export const chatButton = z.union([
  z.strictObject({ label: z.string(), ask: z.string() }),
  z.strictObject({ label: z.string(), to: z.string() }),
  z.strictObject({ label: z.string(), open: z.enum(['person', 'details']) }),
]);
export type ChatButton = z.output<typeof chatButton>;

/** What the window needs to know of this installation before the first message. */
export const chatNotice = z.strictObject({
  /** The AI provider behind the assistant; null when it answers from the pages alone. */
  provider: z.string().nullable(),
  /** The country the provider works in, when it is configured. */
  country: z.string().nullable(),
});
export type ChatNotice = z.output<typeof chatNotice>;
