import { statusWords } from '#app/features/cases/rules/status-text.ts';
import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { Tone } from '#app/ui/tone.ts';

const TONES: Record<CaseStatus, Tone> = {
  new: 'info',
  assigned: 'info',
  in_progress: 'success',
  waiting_on_client: 'warning',
  quoted: 'success',
  won: 'success',
  lost: 'neutral',
  withdrawn: 'neutral',
  duplicate: 'neutral',
  spam: 'neutral',
};

/** The status of a case in two or three words. */
export function StatusBadge({ status }: { status: CaseStatus }) {
  return <Badge tone={TONES[status]}>{statusWords(status)}</Badge>;
}
