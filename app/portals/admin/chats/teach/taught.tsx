import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useRef } from 'react';
import { lessonsQuery, takeBackMutation } from '#app/features/assistant/teaching/data.ts';
import type { LessonOutput } from '#app/features/assistant/teaching/schema.ts';
import { ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { LearningState } from './learning-state.tsx';
import { LessonCard } from './lesson-card.tsx';

/** What was taught, whether it is in use, and how it is taken back. */
export function Taught() {
  const lessons = useQuery(lessonsQuery);
  const client = useQueryClient();
  const state = useRef<HTMLDivElement>(null);
  const takeBack = useMutation({
    ...takeBackMutation,
    onSuccess: () => {
      state.current?.focus();
      return client.invalidateQueries(lessonsQuery);
    },
    meta: { failed: 'It was not taken back' },
  });
  if (lessons.isPending) return <SkeletonText lines={6} />;
  if (lessons.isError) return <LoadFailure what="what was taught" onRetry={() => void lessons.refetch()} />;
  const { items } = lessons.data;
  const current = items.filter(({ takenBack }) => !takenBack);
  const gone = items.filter(({ takenBack }) => takenBack);
  const card = (lesson: LessonOutput) => (
    <LessonCard
      key={lesson.id}
      lesson={lesson}
      isPending={takeBack.isPending && takeBack.variables === lesson.id}
      onTakeBack={() => takeBack.mutate(lesson.id)}
    />
  );
  return (
    <>
      <div ref={state} tabIndex={-1} className="rounded-card">
        <LearningState list={lessons.data} />
      </div>
      <div className="my-5 flex flex-wrap gap-3">
        <ButtonLink
          to="/admin/chats/teach"
          size="small"
          look={current.length === 0 ? 'primary' : 'secondary'}
        >
          Teach a wording
        </ButtonLink>
        {current.length > 0 && (
          <ButtonAnchor href="/api/admin/lessons/export" download size="small" look="secondary">
            <Download aria-hidden="true" className="size-4" />
            Download for the content
          </ButtonAnchor>
        )}
      </div>
      {current.length === 0 ? (
        <EmptyState title="Nothing is taught at present">
          Choose “Teach” beside a question without an answer, or one whose answer was voted down.
        </EmptyState>
      ) : (
        <ul className="flex flex-col gap-4">{current.map(card)}</ul>
      )}
      {gone.length > 0 && (
        <details className="mt-6">
          <summary className="inline-flex min-h-11 items-center font-medium text-spruce">
            {`Taken back (${gone.length})`}
          </summary>
          <ul className="mt-2 flex flex-col gap-4">{gone.map(card)}</ul>
        </details>
      )}
    </>
  );
}
