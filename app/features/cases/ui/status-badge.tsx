import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { Tone } from '#app/ui/tone.ts';

const LOOKS: Record<CaseStatus, { tone: Tone; label: string }> = {
  new: { tone: 'info', label: 'Looking for a broker' },
  assigned: { tone: 'info', label: 'Sent to a broker' },
  in_progress: { tone: 'success', label: 'In progress' },
  waiting_on_client: { tone: 'warning', label: 'Waiting for client' },
  quoted: { tone: 'success', label: 'Quoted' },
  won: { tone: 'success', label: 'Policy in place' },
  lost: { tone: 'neutral', label: 'Closed' },
  withdrawn: { tone: 'neutral', label: 'Withdrawn' },
  duplicate: { tone: 'neutral', label: 'Joined with another' },
  spam: { tone: 'neutral', label: 'Spam' },
};

/** The same words where there is no room for a badge. */
export function statusWords(status: CaseStatus): string {
  return LOOKS[status].label;
}

/** The status of a case in two or three words. */
export function StatusBadge({ status }: { status: CaseStatus }) {
  const { tone, label } = LOOKS[status];
  return <Badge tone={tone}>{label}</Badge>;
}
