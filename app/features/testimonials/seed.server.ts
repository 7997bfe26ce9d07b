import { eq } from 'drizzle-orm';
import { albertaDate } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import { testimonials } from './tables.server.ts';

/** Nobody said these: they show how the section looks, and each is labelled so. */
const SAMPLES = [
  {
    displayName: 'Sample one',
    city: 'Calgary',
    quote:
      'I sent one request on a Sunday. The page said by when I would hear, and one broker phoned before that. Nobody else did.',
  },
  {
    displayName: 'Sample two',
    city: 'Red Deer',
    quote:
      'The list of who had opened my details was short: one person, one brokerage, with the licence number beside it.',
  },
  {
    displayName: 'Sample three',
    city: 'Fort McMurray',
    quote:
      'The first broker had no time and passed it back. I read that on my page before I would have thought of asking.',
  },
] as const;

/** Stores a testimonial, for the demo and for tests: a published sample unless said otherwise. */
export async function createTestimonial(
  db: Db,
  values: Partial<typeof testimonials.$inferInsert> = {},
): Promise<string> {
  const id = newId();
  await db.insert(testimonials).values({
    id,
    quote: 'One broker called me, at the time the page had said.',
    displayName: 'Sample',
    collectedOn: albertaDate(now()),
    source: 'demo',
    state: 'published',
    ...values,
  });
  return id;
}

/** The demo's samples. Does nothing twice. */
export async function seedTestimonials(db: Db): Promise<void> {
  const [existing] = await db
    .select({ id: testimonials.id })
    .from(testimonials)
    .where(eq(testimonials.source, 'demo'))
    .limit(1);
  if (existing) return;
  for (const [position, sample] of SAMPLES.entries()) await createTestimonial(db, { ...sample, position });
}
