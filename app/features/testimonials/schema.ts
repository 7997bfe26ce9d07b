import { z } from 'zod';
import { cleanLine, cleanText } from '#app/platform/text/clean-text.ts';
import { isTestimonialWording } from './wording.ts';

export const SHORTEST_COMMENT = 20;

const AGREEMENT_NEEDED = 'Please agree that we may show your words';

export const TESTIMONIAL_STATES = ['draft', 'published', 'withdrawn'] as const;
/** Asked for in the portal, or a sample that the demo brings along. */
export const TESTIMONIAL_SOURCES = ['portal', 'demo'] as const;
export type TestimonialSource = (typeof TESTIMONIAL_SOURCES)[number];

/** The answer to `GET /api/testimonials`. */
export const testimonialsOutput = z.strictObject({
  items: z.array(
    z.strictObject({
      id: z.uuid(),
      quote: z.string(),
      displayName: z.string(),
      city: z.string().optional(),
      /** How this person is connected to us, when they are. */
      connection: z.string().optional(),
      /** A sample that nobody said; it must be shown as one. */
      isDemo: z.boolean(),
    }),
  ),
});
export type Testimonial = z.output<typeof testimonialsOutput>['items'][number];

/** What a client says about how it went, or that they would rather not. */
export const testimonialAnswer = z.discriminatedUnion(
  'isGiven',
  [
    z.strictObject({ isGiven: z.literal(false) }),
    z.strictObject({
      isGiven: z.literal(true),
      quote: z
        .string({ error: 'Please write how it went' })
        .overwrite(cleanText)
        .min(SHORTEST_COMMENT, { error: `Please write at least ${SHORTEST_COMMENT} characters` })
        .max(600, { error: 'This must not exceed 600 characters' }),
      displayName: z
        .string({ error: 'Please enter a name' })
        .overwrite(cleanLine)
        .min(1, { error: 'Please enter a name' })
        .max(60, { error: 'The name must not exceed 60 characters' }),
      city: z
        .string()
        .overwrite(cleanLine)
        .max(60, { error: 'The city must not exceed 60 characters' })
        .optional(),
      /** The version of the wording that was agreed to. */
      consent: z
        .string({ error: AGREEMENT_NEEDED })
        .refine(isTestimonialWording, { error: AGREEMENT_NEEDED }),
    }),
  ],
  { error: 'Please say how it went, or that you would rather not' },
);
export type TestimonialAnswer = z.output<typeof testimonialAnswer>;

/** What the person of a case said about it, with what became of that; null while they have said nothing. */
export const ownTestimonial = z.strictObject({
  item: z
    .strictObject({
      quote: z.string(),
      displayName: z.string(),
      city: z.string().nullable(),
      state: z.enum(TESTIMONIAL_STATES),
      /** The Alberta day on which it was said. */
      collectedOn: z.string(),
      /** Since when they do not want it shown. */
      consentWithdrawnAt: z.iso.datetime().nullable(),
    })
    .nullable(),
});
export type OwnTestimonial = z.output<typeof ownTestimonial>;
