import { type LessonOutput, TOPICS } from '#app/features/assistant/teaching/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';

type LessonCardProps = { lesson: LessonOutput; isPending: boolean; onTakeBack: () => void };

/** One wording with the answer it leads to, who taught it, and whether it is in use. */
export function LessonCard({ lesson, isPending, onTakeBack }: LessonCardProps) {
  const { wording, question, entry, by, at, problem, takenBack } = lesson;
  const when = (instant: string) => formatAlbertaTime(new Date(instant), 'short');
  return (
    <li className="rounded-card border border-line bg-surface px-5 py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="text-base font-semibold wrap-anywhere">{wording}</h2>
          <p className="wrap-anywhere">
            <span className="text-slate">{entry ? 'New answer: ' : 'Answer: '}</span>
            {question ?? 'This answer is gone from the content.'}
          </p>
        </div>
        {!takenBack && <LessonState lesson={lesson} />}
      </div>
      {problem && !takenBack && <p className="mt-2">{`${problem} The assistant answers as before.`}</p>}
      {entry && <WrittenAnswer entry={entry} />}
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-slate">
          {`Taught by ${by}, ${when(at)}`}
          {takenBack && `. Taken back by ${takenBack.by}, ${when(takenBack.at)}`}
        </p>
        {!takenBack && (
          <Button
            look="secondary"
            size="small"
            pending={isPending}
            pendingLabel="Taking back…"
            onClick={onTakeBack}
          >
            Take back<span className="sr-only">{`: ${wording}`}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

function LessonState({ lesson: { inUseSince, problem } }: { lesson: LessonOutput }) {
  if (problem) return <Badge tone="danger">Not in use</Badge>;
  return inUseSince ? <Badge tone="success">In use</Badge> : <Badge tone="info">Learning…</Badge>;
}

function WrittenAnswer({ entry }: { entry: NonNullable<LessonOutput['entry']> }) {
  const { first, more, topic, source, from, until } = entry;
  return (
    <div className="mt-3 rounded-control bg-mist px-4 py-3 text-sm wrap-anywhere">
      <p>{[first, more].filter(Boolean).join(' ')}</p>
      <p className="mt-2 text-slate">
        {[TOPICS[topic], `Source: ${source}`, from && `from ${from}`, until && `until ${until}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  );
}
