import { z } from 'zod';
import { QUOTE_TYPE_NAMES } from '#app/features/quotes/questions/quote-types.ts';
import { TESTIMONIAL_STATES, testimonialsOutput } from '../schema.ts';

export const testimonialParams = z.strictObject({ id: z.uuid() });

const version = z.int({ error: 'Version is required' }).min(1);

export const stateChange = z.strictObject({
  state: z.enum(TESTIMONIAL_STATES, { error: 'Please choose whether these words are shown' }),
  version,
});
export type StateChange = z.output<typeof stateChange>;

export const testimonialMove = z.strictObject({
  direction: z.enum(['up', 'down'], { error: 'Please choose up or down' }),
  version,
});
export type TestimonialMove = z.output<typeof testimonialMove>;

export const consentWithdrawal = z.strictObject({ version });

/** One comment as an administrator looks after it: what the home page shows of it, and what stands behind that. */
const keptTestimonial = testimonialsOutput.shape.items.element.extend({
  caseId: z.uuid().nullable(),
  serviceType: z.enum(QUOTE_TYPE_NAMES).nullable(),
  collectedOn: z.iso.date(),
  state: z.enum(TESTIMONIAL_STATES),
  /** Published, and among those for which there is room. */
  isShown: z.boolean(),
  version: z.int(),
  /** The proof of consent; null for a sample. */
  consent: z
    .object({ at: z.iso.datetime(), textVersion: z.string(), withdrawnAt: z.iso.datetime().nullable() })
    .nullable(),
});
export type KeptTestimonial = z.output<typeof keptTestimonial>;

/** Published ones first, in their order; then those that wait, and those that are not shown. */
export const keptTestimonials = z.object({ items: z.array(keptTestimonial), room: z.int() });
export type KeptTestimonials = z.output<typeof keptTestimonials>;
