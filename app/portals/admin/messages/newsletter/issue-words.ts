import type { IssueSummary } from '#app/features/newsletter/issues/schema.ts';
import type { DeliveryState, IssueState } from '#app/features/newsletter/issues/states.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import type { Tone } from '#app/ui/tone.ts';

export const ISSUE_STATE_WORDS: Record<IssueState, { tone: Tone; label: string }> = {
  draft: { tone: 'neutral', label: 'Draft' },
  scheduled: { tone: 'info', label: 'Scheduled' },
  sending: { tone: 'warning', label: 'Going out' },
  sent: { tone: 'success', label: 'Sent' },
  stopped: { tone: 'danger', label: 'Stopped' },
};

/** What became of an issue for its readers, in the order of its way. */
export const DELIVERY_WORDS: Record<DeliveryState, string> = {
  waiting: 'Waiting for their turn',
  mailed: 'Handed to the outbox',
  sent: 'Accepted by the mail server',
  kept: 'Kept: no mail server is set up',
  failed: 'Not delivered',
  bounced: 'No such address: nothing more is sent',
  left: 'Unsubscribed before it went out',
  stopped: 'Stopped before it went out',
};

const when = (at: string) => formatAlbertaTime(new Date(at), 'short');

/** How many readers an issue has, begun or not. */
export function readersOf({ counts }: Pick<IssueSummary, 'counts'>): number {
  return Object.values(counts).reduce((sum, many) => sum + many, 0);
}

/** Of how many readers is known what became of the mail. */
export function settledOf({ counts }: Pick<IssueSummary, 'counts'>): number {
  return readersOf({ counts }) - (counts.waiting ?? 0) - (counts.mailed ?? 0);
}

/** The one line that says where an issue stands. */
export function standing(issue: IssueSummary): string {
  const readers = readersOf(issue);
  if (issue.state === 'draft') return `Changed ${when(issue.changedAt)}${issue.by ? ` by ${issue.by}` : ''}`;
  if (issue.state === 'scheduled') return issue.scheduledFor ? `Goes out ${when(issue.scheduledFor)}` : '';
  if (issue.state === 'sending') return `${settledOf(issue)} of ${readers} readers done`;
  const taken = (issue.counts.sent ?? 0) + (issue.counts.kept ?? 0);
  const begun = issue.startedAt ? `${when(issue.startedAt)} · ` : '';
  return `${begun}${taken} of ${readers} ${readers === 1 ? 'reader' : 'readers'}`;
}
