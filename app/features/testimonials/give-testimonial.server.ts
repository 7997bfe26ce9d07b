import { sql } from 'drizzle-orm';
import { requireActor } from '#app/features/cases/policy.ts';
import { holdCase } from '#app/features/cases/records/held-case.server.ts';
import { isStepFor } from '#app/features/cases/rules/lifecycle/find-row.server.ts';
import { takeHeldStep } from '#app/features/cases/steps/take-step.server.ts';
import { recordConsent } from '#app/features/ledger/commands.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { announce } from '#app/platform/live/live.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { TestimonialAnswer } from './schema.ts';
import { testimonials } from './tables.server.ts';
import { testimonialWording } from './wording.ts';

type Given = {
  caseId: string;
  /** The viewer holds a tracking link of the case, and the caller has checked it. */
  byLink?: boolean;
  answer: TestimonialAnswer;
  ip: string | undefined;
};

/**
 * What a client says about a request that ended with a policy, or that they would rather not: either way they are not
 * asked again. What is said is kept with the consent to it, and shown after an administrator has published it. Refuses
 * a case that is not the viewer's (404), that did not end so, and a second answer (409).
 */
export async function giveTestimonial(
  db: Db,
  viewer: Viewer,
  { caseId, byLink = false, answer, ip }: Given,
): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await holdCase(tx, caseId);
    const actor = byLink
      ? 'visitor'
      : requireActor(viewer, held.parties, (one) => isStepFor('answer_testimonial', one));
    const { isGiven } = answer;
    const said = answer.isGiven ? { isGiven, words: answer.quote } : { isGiven };
    await takeHeldStep(tx, viewer, { held, actor, step: 'answer_testimonial', input: said });
    if (!answer.isGiven) return;
    const consentId = await recordConsent(tx, viewer, {
      email: held.row.contactEmail,
      purpose: 'testimonial',
      textVersion: answer.consent,
      text: testimonialWording(answer.consent),
      page: byLink ? '/track' : `/portal/cases/${caseId}`,
      method: 'web_form',
      ip,
    });
    const { quote, displayName, city } = answer;
    await lockUntilCommit(tx, 'testimonials');
    await tx.insert(testimonials).values({
      ...{ caseId, quote, displayName, consentId, source: 'portal', state: 'draft' },
      position: sql`(select coalesce(max(position), 0) + 1 from ${testimonials})`,
      city: city || null,
      serviceType: held.row.type,
      collectedOn: albertaDate(now()),
    });
    await announce(tx, { topics: ['testimonials', 'cases/list/overview'], roles: ['admin'] });
  });
}
