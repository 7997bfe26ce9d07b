import { asc, inArray, sql } from 'drizzle-orm';
import { readConsents } from '#app/features/ledger/queries.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { SHOWN } from '../queries.server.ts';
import type { TestimonialSource } from '../schema.ts';
import { testimonials } from '../tables.server.ts';
import type { KeptTestimonial, KeptTestimonials } from './schema.ts';

/** More than an administrator reads; the oldest that are not shown are left out. */
const MOST = 500;

const ORDER = sql`case ${testimonials.state} when 'published' then 0 when 'draft' then 1 else 2 end`;

/** Every testimonial from these sources, shown or not. One whose consent was withdrawn counts as withdrawn, whatever its row says. */
export async function listKeptTestimonials(
  db: Db,
  sources: readonly TestimonialSource[],
): Promise<KeptTestimonials> {
  const rows = await db
    .select()
    .from(testimonials)
    .where(inArray(testimonials.source, [...sources]))
    .orderBy(ORDER, asc(testimonials.position), asc(testimonials.id))
    .limit(MOST);
  const consents = await readConsents(
    db,
    rows.flatMap(({ consentId }) => consentId ?? []),
  );
  let room = SHOWN;
  const items = rows.map((row): KeptTestimonial => {
    const { id, quote, displayName, caseId, serviceType, collectedOn, version, city, connection } = row;
    const consent = consents.get(row.consentId ?? '');
    const state = consent?.withdrawnAt ? 'withdrawn' : row.state;
    const isShown = state === 'published' && room > 0;
    if (isShown) room -= 1;
    return {
      ...{ id, quote, displayName, caseId, serviceType, collectedOn, version, state, isShown },
      ...(city && { city }),
      ...(connection && { connection }),
      isDemo: row.source === 'demo',
      consent: consent
        ? {
            at: consent.at.toISOString(),
            textVersion: consent.textVersion,
            withdrawnAt: consent.withdrawnAt?.toISOString() ?? null,
          }
        : null,
    };
  });
  return { items, room: SHOWN };
}
