import { z } from 'zod';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/** The client was asked for a few words about how it went, and gave them or not: they are not asked again. */
export const answerTestimonial = defineStep({
  audit: 'testimonial_answered',
  isAboutRecord: true,
  input: z.strictObject({ isGiven: z.boolean(), words: z.string().optional() }),
  decide: (_, { isGiven, words }, { now }) => ({
    changes: { testimonialAnsweredAt: now },
    events: [{ kind: 'testimonial_answered', data: { isGiven, ...(words && { words }) } }],
  }),
});
