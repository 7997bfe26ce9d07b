import { eq } from 'drizzle-orm';
import { listUnclaimedOfMailbox } from '#app/features/cases/queries/by-mailbox.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { HOUR_MS } from '#app/platform/clock/durations.ts';
import type { Scene } from '#app/platform/clock/scene.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import { VISITOR } from '#app/platform/viewer.ts';
import { giveTestimonial } from './give-testimonial.server.ts';
import { testimonials } from './tables.server.ts';
import { currentTestimonialWording } from './wording.ts';

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

/** Of the demo's week: what a client of weeks ago wrote, and an administrator has not decided yet. */
export function testimonialScenes(db: Db): Scene[] {
  const play = async () => {
    const [request] = await listUnclaimedOfMailbox(db, 'rosa.delgado@example.com');
    if (!request) throw new Error('The demo’s client who comments has sent no request');
    await giveTestimonial(db, VISITOR, {
      ...{ caseId: request.id, byLink: true, ip: undefined },
      answer: {
        isGiven: true,
        quote:
          'I run a small shop and had no afternoon to spare. One broker called by the time that the page had said, knew what I had written, and I could read who had opened it.',
        ...{ displayName: 'Rosa D.', city: 'Red Deer', consent: currentTestimonialWording() },
      },
    });
  };
  return [{ at: new Date(now().getTime() - 26 * HOUR_MS), play }];
}
