import type { LessonList } from '#app/features/assistant/teaching/schema.ts';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { Callout } from '#app/ui/callout.tsx';

/** Whether the assistant answers by what was taught. */
export function LearningState({ list: { items, state } }: { list: LessonList }) {
  const now = useNow();
  const current = items.filter(({ takenBack }) => !takenBack);
  const isOpen = current.some(({ inUseSince, problem }) => !inUseSince && !problem);
  if (state === 'stopped')
    return (
      <Callout tone="danger" live title="The server could not learn what was taught">
        The assistant answers as before. It tries again every 30 seconds.
      </Callout>
    );
  if (state === 'learning' || isOpen)
    return (
      <Callout live title="Learning…">
        This takes some seconds. Until then the assistant answers as before.
      </Callout>
    );
  const since = current
    .flatMap(({ inUseSince }) => inUseSince ?? [])
    .toSorted()
    .at(-1);
  if (since === undefined) return null;
  return <Callout tone="success" live title={`In use since ${whenText(new Date(since), now)}`} />;
}
