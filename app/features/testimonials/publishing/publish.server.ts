import { and, asc, eq, or } from 'drizzle-orm';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { tell } from '#app/features/cases/records/tell.server.ts';
import { recordAudit, withdrawConsent } from '#app/features/ledger/commands.server.ts';
import { findOpenConsent, isConsentOpen } from '#app/features/ledger/queries.server.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import { announce } from '#app/platform/live/live.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { testimonials } from '../tables.server.ts';
import type { StateChange, TestimonialMove } from './schema.ts';

type Row = typeof testimonials.$inferSelect;
type Which = { id: string; requestId?: string | undefined };

/**
 * Publishes what a client said, takes it off the site, or sets it back to waiting; its place in the order stays. Who
 * said it is told when it is published, once. Refuses (404) what is not there, (409) a stale version, and to publish
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
    await announceChange(tx);
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
    await announceChange(tx);
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
    const { consentId } = held;
    if (!consentId)
      throw new AppError('conflict', 'This is a sample for the demo. Nobody gave a consent for it.');
    if (!(await mayBeShown(tx, held))) return;
    await withdrawConsent(tx, viewer, { consentId, requestId });
    await tx
      .update(testimonials)
      .set({ state: 'withdrawn', version: version + 1 })
      .where(eq(testimonials.id, id));
    await announceChange(tx);
  });
}

/** One change of the order or of what is shown at a time. */
async function hold(tx: Db, id: string, version: number): Promise<Row> {
  await lockUntilCommit(tx, 'testimonials');
  const [row] = await tx.select().from(testimonials).where(eq(testimonials.id, id)).for('update');
  if (!row) throw notFound();
  if (row.version !== version) {
    throw new AppError('conflict', 'This was changed on another page. Review and try again.');
  }
  return row;
}

async function mayBeShown(tx: Db, { source, consentId }: Row): Promise<boolean> {
  if (source === 'demo') return true;
  return (
    consentId !== null && (await findOpenConsent(tx, { id: consentId, purpose: 'testimonial' })) !== null
  );
}

async function tellPerson(tx: Db, caseId: string, occasion: string): Promise<void> {
  const { row } = await findCase(tx, caseId);
  await tell(tx, { row, isForgotten: false }, { kind: 'testimonial_published', to: 'person', occasion });
}

function announceChange(tx: Db): Promise<void> {
  return announce(tx, { topics: ['testimonials', 'cases/list/overview'], roles: ['admin'] });
}
