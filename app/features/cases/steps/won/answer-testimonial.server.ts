import { z } from 'zod';
import { defineStep } from '#app/features/cases/steps/step.server.ts';

/**
 * The client was asked for a few words about how it went, and gave them or not: they are not asked again. Their broker
 * reads the words, and is told of them, before anybody has published them.
 */
export const answerTestimonial = defineStep({
  audit: 'testimonial_answered',
  isAboutRecord: true,
  input: z.strictObject({ isGiven: z.boolean(), words: z.string().optional() }),
  decide: ({ access, row }, { isGiven, words }, { now }) => {
    const isTold = isGiven && words !== undefined;
    return {
      changes: { testimonialAnsweredAt: now },
      events: [
        isTold
          ? { kind: 'comment_given', data: { words } }
          : { kind: 'testimonial_answered', data: { isGiven } },
      ],
      notices: isTold && access ? [{ kind: 'comment_given', to: access, occasion: row.id }] : [],
    };
  },
});
