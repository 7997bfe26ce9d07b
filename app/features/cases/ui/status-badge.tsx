import { CHOSEN_WORDS, statusWords } from '#app/features/cases/rules/status-text.ts';
import { type CaseStatus, isToChoose } from '#app/features/cases/rules/statuses.ts';
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

/** The status of a case in two or three words. `hasChosen`: the client is interested in one quote, where that is known. */
export function StatusBadge({ status, hasChosen = false }: { status: CaseStatus; hasChosen?: boolean }) {
  const isChosen = hasChosen && isToChoose(status);
  return <Badge tone={TONES[status]}>{isChosen ? CHOSEN_WORDS : statusWords(status)}</Badge>;
}
