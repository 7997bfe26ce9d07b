import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { isConsentOpen } from '#app/features/ledger/queries.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Env } from '#app/platform/process/env.server.ts';
import type { Testimonial, TestimonialSource } from './schema.ts';
import { testimonials } from './tables.server.ts';

/** As many as stand on the home page. */
export const SHOWN = 12;

/** Whose words are shown: samples only where the demo is on. */
export function sourcesIn({ DEMO }: Pick<Env, 'DEMO'>): readonly TestimonialSource[] {
  return DEMO ? ['portal', 'demo'] : ['portal'];
}

const isShown = and(
  eq(testimonials.state, 'published'),
  or(eq(testimonials.source, 'demo'), isConsentOpen(testimonials.consentId)),
);

/** The published testimonials from these sources, in their order; none whose person has withdrawn their consent. */
export async function listTestimonials(
  db: Db,
  sources: readonly TestimonialSource[],
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
    .where(and(inArray(testimonials.source, [...sources]), isShown))
    .orderBy(asc(testimonials.position), asc(testimonials.id))
    .limit(SHOWN);
  return rows.map(({ source, city, connection, ...row }) => ({
    ...row,
    ...(city && { city }),
    ...(connection && { connection }),
    isDemo: source === 'demo',
  }));
}

/** The consent to show what was said about a case, by its id in the ledger; null where nothing was said. */
export async function readTestimonialConsent(db: Db, caseId: string): Promise<string | null> {
  const [row] = await db
    .select({ consentId: testimonials.consentId })
    .from(testimonials)
    .where(eq(testimonials.caseId, caseId));
  return row?.consentId ?? null;
}

/** How many wait to be published or not. */
export async function countWaitingTestimonials(db: Db): Promise<number> {
  return db.$count(testimonials, and(eq(testimonials.state, 'draft'), isConsentOpen(testimonials.consentId)));
}
