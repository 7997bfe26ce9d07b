import { backupProblem } from '#app/features/oversight/operations/backup-age.ts';
import type { Overview } from '#app/features/oversight/schema.ts';
import { addDays } from '#app/platform/clock/calendar-day.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import type { Tone } from '#app/ui/tone.ts';
import { setupOf } from './to-set-up.ts';

export const CASE_NEEDS = ['late', 'unreplied', 'pool', 'at_risk', 'paused', 'doubted'] as const;
export type CaseNeed = (typeof CASE_NEEDS)[number];

/** What waits, by kind: how much of it, and how much it hurts. */
export type Need<Kind> = { kind: Kind; count: number; tone: Tone };

const GRAVITY: readonly Tone[] = ['danger', 'warning', 'info', 'neutral'];

/** What somebody has to decide today, what hurts people most first: the order says what the colours say. */
export function needsOf(
  overview: Overview,
  now: Date,
): Need<CaseNeed | 'mail' | 'people' | 'failed' | 'licences' | 'unchecked' | 'left'>[] {
  const { cases, licences, leftPolicies } = overview;
  return inOrder([
    // Nobody hears of anything else while it is so.
    { kind: 'mail', count: overview.keptMails === null ? 0 : 1, tone: 'danger' },
    { kind: 'late', count: cases.late.total, tone: 'danger' },
    { kind: 'unreplied', count: cases.unreplied.total, tone: 'danger' },
    {
      kind: 'left',
      count: leftPolicies.length,
      tone: isNeededSoon(leftPolicies, now) ? 'danger' : 'warning',
    },
    { kind: 'at_risk', count: cases.atRisk.total, tone: 'warning' },
    { kind: 'paused', count: cases.paused.total, tone: 'warning' },
    { kind: 'pool', count: cases.pool.total, tone: 'warning' },
    { kind: 'people', count: countPeople(overview), tone: isReplyLate(overview, now) ? 'danger' : 'warning' },
    { kind: 'failed', count: countFailures(overview, now), tone: 'danger' },
    { kind: 'licences', count: licences.length, tone: hasEnded(licences) ? 'danger' : 'warning' },
    { kind: 'unchecked', count: uncheckedOf(overview).length, tone: 'warning' },
    { kind: 'doubted', count: cases.doubted.total, tone: 'warning' },
  ]);
}

/** The licences that nobody has looked up of brokers who get requests all the same. */
export const uncheckedOf = ({ uncheckedLicences }: Pick<Overview, 'uncheckedLicences'>) =>
  uncheckedLicences.filter(({ getsRequests }) => getsRequests);

/** Whether somebody needs a certificate today or tomorrow, or was to have papers by now, and nobody is there to send them. */
function isNeededSoon(policies: Overview['leftPolicies'], now: Date): boolean {
  const soon = addDays(albertaDate(now), 1);
  return policies.some(
    ({ certificateBy, papersBy }) =>
      (certificateBy !== null && certificateBy <= soon) || (papersBy !== null && new Date(papersBy) <= now),
  );
}

/** What is done once, or looked after now and then: nobody waits for it. */
export function choresOf(overview: Overview): Need<'setup' | 'upkeep'>[] {
  const { testimonials, reviews, unansweredQuestions } = overview;
  const unchecked = overview.uncheckedLicences.length - uncheckedOf(overview).length;
  return inOrder([
    { kind: 'setup', count: setupOf(overview).length, tone: 'info' },
    {
      kind: 'upkeep',
      count: testimonials + unchecked + reviews.length + unansweredQuestions,
      tone: hasEnded(reviews) || unchecked > 0 ? 'warning' : 'neutral',
    },
  ]);
}

/** How much of all kinds. */
export const countAll = (needs: readonly Need<unknown>[]) => needs.reduce((sum, { count }) => sum + count, 0);

function inOrder<Kind>(needs: readonly Need<Kind>[]): Need<Kind>[] {
  const gravity = ({ tone }: Need<Kind>) => GRAVITY.indexOf(tone);
  return needs.filter(({ count }) => count > 0).toSorted((one, other) => gravity(one) - gravity(other));
}

const hasEnded = (many: readonly { isOver: boolean }[]) => many.some(({ isOver }) => isOver);

const countPeople = ({ chats, contacts, privacyRequests }: Overview) =>
  chats.total + contacts.toAnswer + privacyRequests.length;

/** Whether somebody waits longer than they were promised, or the law allows. */
function isReplyLate({ chats, contacts, privacyRequests }: Overview, now: Date): boolean {
  const isOver = (at: string | null) => at !== null && new Date(at) <= now;
  return (
    isOver(chats.promiseAt) ||
    isOver(contacts.replyBy) ||
    privacyRequests.some(({ dueOn }) => dueOn < albertaDate(now))
  );
}

/** A backup that stopped is among them; one that was never connected is setup. */
export function stoppedBackup({ backup }: Pick<Overview, 'backup'>, now: Date) {
  return backup.state === 'not_told' ? null : backupProblem(backup, now);
}

const countFailures = ({ failedMails, failedWebhooks, failedJobs, backup }: Overview, now: Date) =>
  failedMails + failedWebhooks.length + failedJobs.length + (stoppedBackup({ backup }, now) ? 1 : 0);
