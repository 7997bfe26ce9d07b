import type { CaseClock } from '#app/features/cases/schema.ts';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { shortTime } from '#app/features/cases/ui/deadline/short-time.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';

type PausedPromiseProps = { paused: CaseClock['paused']; broker: string };

/** That the time by which they were to hear from their broker stands still, since when, for whom, and what ends that. */
export function PausedPromise({ paused, broker }: PausedPromiseProps) {
  const now = useNow();
  const by = paused && `, ${whenText(new Date(paused.promisedFor), now)},`;
  const since = paused && ` since ${shortTime(new Date(paused.since), now)}`;
  return (
    <p className="mt-1 text-sm text-slate">
      {`The time by which we ask ${broker} to contact you${by ?? ''} has been paused${since ?? ''}, because ${broker} is waiting for you. It begins again with your answer.`}
    </p>
  );
}
