import { and, asc, eq, or } from 'drizzle-orm';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { tell } from '#app/features/cases/records/tell.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { isConsentOpen } from '#app/features/ledger/queries.server.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { testimonials } from '../tables.server.ts';
import {
  announceTestimonials,
  mayBeShown,
  publicationNotice,
  recallPublication,
  type TestimonialRow,
  withdrawWords,
} from '../withdraw-words.server.ts';
import type { StateChange, TestimonialMove } from './schema.ts';

type Which = { id: string; requestId?: string | undefined };

/**
 * Publishes what a client said, takes it off the site, or sets it back to waiting; its place in the order stays. Who
 * said it is told when it is published, once; taken back before they have read that, the notice is taken back too.
 * Refuses (404) what is not there, (409) a stale version, and to publish
 * what its person has withdrawn their consent to. The caller has made sure that an administrator asks.
 */
export async function setState(
  db: Db,
  viewer: Viewer,
  { id, state, version, requestId }: StateChange & Which,
): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await hold(tx, id, version);
    if (held.state === state) return;
    if (state === 'published' && !(await mayBeShown(tx, held))) {
      throw new AppError(
        'conflict',
        'This person has withdrawn their consent. Their words can no longer be shown.',
      );
    }
    await tx
      .update(testimonials)
      .set({ state, version: version + 1 })
      .where(eq(testimonials.id, id));
    await recordAudit(tx, viewer, {
      action: 'testimonial.state_set',
      thing: { kind: 'testimonial', id },
      data: { was: held.state, state },
      requestId,
    });
    if (state === 'published' && held.caseId) await tellPerson(tx, held.caseId, id);
    if (held.state === 'published') await recallPublication(tx, held);
    await announceTestimonials(tx);
  });
}

/** Moves a published testimonial by one place. Refuses (404) what is not there, (409) a stale version, one that is not published, and a move past either end. */
export async function moveTestimonial(
  db: Db,
  viewer: Viewer,
  { id, direction, version, requestId }: TestimonialMove & Which,
): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await hold(tx, id, version);
    if (held.state !== 'published') throw new AppError('conflict', 'Only a published comment can be moved.');
    const shown = await tx
      .select({ id: testimonials.id, position: testimonials.position, version: testimonials.version })
      .from(testimonials)
      .where(
        and(
          eq(testimonials.state, 'published'),
          or(eq(testimonials.source, 'demo'), isConsentOpen(testimonials.consentId)),
        ),
      )
      .orderBy(asc(testimonials.position), asc(testimonials.id));
    const from = shown.findIndex((one) => one.id === id);
    const to = direction === 'up' ? from - 1 : from + 1;
    const [moved] = shown.splice(from, 1);
    if (!moved || to < 0 || to > shown.length) {
      throw new AppError('conflict', `This comment is already ${direction === 'up' ? 'first' : 'last'}.`);
    }
    shown.splice(to, 0, moved);
    for (const [place, one] of shown.entries()) {
      if (one.position === place + 1) continue;
      await tx
        .update(testimonials)
        .set({ position: place + 1, version: one.version + 1 })
        .where(eq(testimonials.id, one.id));
    }
    await recordAudit(tx, viewer, {
      action: 'testimonial.moved',
      thing: { kind: 'testimonial', id },
      data: { direction },
      requestId,
    });
    await announceTestimonials(tx);
  });
}

/**
 * Records that whoever said it has withdrawn their consent: it leaves the site at once, for good. Again changes nothing.
 * Refuses (404) what is not there, (409) a stale version and a sample, which nobody said.
 */
export async function recordWithdrawal(
  db: Db,
  viewer: Viewer,
  { id, version, requestId }: Which & { version: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await hold(tx, id, version);
    if (!held.consentId)
      throw new AppError('conflict', 'This is a sample for the demo. Nobody gave a consent for it.');
    await withdrawWords(tx, viewer, { row: held, requestId });
  });
}

/** One change of the order or of what is shown at a time. */
async function hold(tx: Db, id: string, version: number): Promise<TestimonialRow> {
  await lockUntilCommit(tx, 'testimonials');
  const [row] = await tx.select().from(testimonials).where(eq(testimonials.id, id)).for('update');
  if (!row) throw notFound();
  if (row.version !== version) {
    throw new AppError('conflict', 'This was changed on another page. Review and try again.');
  }
  return row;
}

async function tellPerson(tx: Db, caseId: string, id: string): Promise<void> {
  const { row } = await findCase(tx, caseId);
  await tell(tx, { row, isForgotten: false }, publicationNotice(id));
}
