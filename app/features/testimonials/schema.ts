import { z } from 'zod';

export const TESTIMONIAL_STATES = ['draft', 'published', 'withdrawn'] as const;
/** Asked for in the portal, or a sample that the demo brings along. */
export const TESTIMONIAL_SOURCES = ['portal', 'demo'] as const;

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
