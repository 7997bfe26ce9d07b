import { eq } from 'drizzle-orm';
import { requireActor } from '#app/features/cases/policy.ts';
import { findCase, type HeldCase } from '#app/features/cases/records/held-case.server.ts';
import { readConsents } from '#app/features/ledger/queries.server.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { OwnTestimonial } from './schema.ts';
import { testimonials } from './tables.server.ts';
import { withdrawWords } from './withdraw-words.server.ts';

type Which = {
  caseId: string;
  /** The viewer holds a tracking link of the case, and the caller has checked it. */
  byLink?: boolean;
};

/** What the person of a case said about it, and what became of that. Refuses everybody else, as a foreign case does. */
export async function readOwnTestimonial(
  db: Db,
  viewer: Viewer,
  { caseId, byLink = false }: Which,
): Promise<OwnTestimonial> {
  if (!byLink) requirePerson(viewer, await findCase(db, caseId));
  const [row] = await db.select().from(testimonials).where(eq(testimonials.caseId, caseId));
  if (!row) return { item: null };
  const { quote, displayName, city, state, collectedOn, consentId } = row;
  const consents = await readConsents(db, consentId ? [consentId] : []);
  const withdrawnAt = consents.get(consentId ?? '')?.withdrawnAt ?? null;
  return {
    item: {
      ...{ quote, displayName, city, collectedOn },
      state: withdrawnAt ? 'withdrawn' : state,
      consentWithdrawnAt: withdrawnAt?.toISOString() ?? null,
    },
  };
}

/**
 * Whoever said it does not want it shown any more: it leaves the site at once, for good. Again changes nothing. Refuses
 * a case that is not the viewer's (404), and one about which nothing was said (409).
 */
export async function withdrawOwnTestimonial(
  db: Db,
  viewer: Viewer,
  { caseId, byLink = false, requestId }: Which & { requestId: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!byLink) requirePerson(viewer, await findCase(tx, caseId));
    await lockUntilCommit(tx, 'testimonials');
    const [row] = await tx.select().from(testimonials).where(eq(testimonials.caseId, caseId)).for('update');
    if (!row) throw new AppError('conflict', 'You have not left a comment on this request.');
    await withdrawWords(tx, viewer, { row, requestId });
  });
}

function requirePerson(viewer: Viewer, { parties }: Pick<HeldCase, 'parties'>): void {
  requireActor(viewer, parties, (actor) => actor === 'client');
}
