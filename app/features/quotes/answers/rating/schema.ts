import { z } from 'zod';
import { INFORMATION_KINDS } from '#app/features/cases/information-requests/schema.ts';

const described = z.object({
  section: z.string(),
  /** Dotted: `vehicle.year`, `travellers.0.age`. */
  name: z.string(),
  label: z.string(),
  value: z.string(),
});

const toAsk = z.object({
  kind: z.enum(INFORMATION_KINDS),
  /** In the words in which the client is asked. */
  title: z.string(),
  /** The same as a rater says it. */
  label: z.string(),
  /** The name of the question of the form; null where the form does not ask it. */
  question: z.string().nullable(),
  /** The client was asked since: `waiting` for their answer, or they said that they do not know. */
  asked: z.enum(['waiting', 'not_known']).nullable(),
});
export type ToAsk = z.output<typeof toAsk>;

/** A request as whoever prices the policy reads it. */
export const ratingFacts = z.object({
  /** What was answered, in the order it was asked; shortened for a broker who has not accepted. */
  answers: z.array(described),
  /** What a rater looks for first of them. */
  key: z.array(described.pick({ label: true, value: true })),
  /** What the form asked and nobody answered; none before accepting. */
  missing: z.array(toAsk),
  /** What brokers ask next because of what was answered; none before accepting. */
  suggested: z.array(toAsk),
});
export type RatingFacts = z.output<typeof ratingFacts>;
