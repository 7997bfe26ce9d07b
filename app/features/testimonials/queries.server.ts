import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#app/platform/database/database.server.ts';
import type { TESTIMONIAL_SOURCES, Testimonial } from './schema.ts';
import { testimonials } from './tables.server.ts';

const SHOWN = 12;

/** The published testimonials from these sources, in their order. */
export async function listTestimonials(
  db: Db,
  sources: readonly (typeof TESTIMONIAL_SOURCES)[number][],
): Promise<Testimonial[]> {
  const rows = await db
    .select({
      id: testimonials.id,
      quote: testimonials.quote,
      displayName: testimonials.displayName,
      city: testimonials.city,
      connection: testimonials.connection,
      source: testimonials.source,
    })
    .from(testimonials)
    .where(and(eq(testimonials.state, 'published'), inArray(testimonials.source, [...sources])))
    .orderBy(asc(testimonials.position), asc(testimonials.id))
    .limit(SHOWN);
  return rows.map(({ source, city, connection, ...row }) => ({
    ...row,
    ...(city && { city }),
    ...(connection && { connection }),
    isDemo: source === 'demo',
  }));
}
