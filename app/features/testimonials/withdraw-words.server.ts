import { eq } from 'drizzle-orm';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { recall } from '#app/features/cases/records/tell.server.ts';
import { withdrawConsent } from '#app/features/ledger/commands.server.ts';
import { findOpenConsent } from '#app/features/ledger/queries.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { announce } from '#app/platform/live/live.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { testimonials } from './tables.server.ts';

export type TestimonialRow = typeof testimonials.$inferSelect;

/**
 * Ends the consent to these words, and with it their place on the site; again changes nothing. The caller holds the row
 * and has made sure that the viewer may.
 */
export async function withdrawWords(
  tx: Db,
  viewer: Viewer,
  { row, requestId }: { row: TestimonialRow; requestId: string | undefined },
): Promise<void> {
  const { id, consentId, version } = row;
  if (!consentId || !(await mayBeShown(tx, row))) return;
  await withdrawConsent(tx, viewer, { consentId, requestId });
  await tx
    .update(testimonials)
    .set({ state: 'withdrawn', version: version + 1 })
    .where(eq(testimonials.id, id));
  await recallPublication(tx, row);
  await announceTestimonials(tx);
}

/** Whether nobody has withdrawn their consent to these words. */
export async function mayBeShown(tx: Db, { source, consentId }: TestimonialRow): Promise<boolean> {
  if (source === 'demo') return true;
  return (
    consentId !== null && (await findOpenConsent(tx, { id: consentId, purpose: 'testimonial' })) !== null
  );
}

/** What says that these words are on the site, to whoever said them. */
export const publicationNotice = (id: string) =>
  ({ kind: 'testimonial_published', to: 'person', occasion: id }) as const;

/** They are not on the site any more: nobody reads now that they are. */
export async function recallPublication(tx: Db, { id, caseId }: TestimonialRow): Promise<void> {
  if (!caseId) return;
  const { row } = await findCase(tx, caseId);
  await recall(tx, row, publicationNotice(id));
}

export function announceTestimonials(tx: Db): Promise<void> {
  return announce(tx, { topics: ['testimonials', 'cases/list/overview'], roles: ['admin'] });
}
