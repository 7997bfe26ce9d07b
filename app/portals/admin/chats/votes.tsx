import { useQuery } from '@tanstack/react-query';
import { votesQuery } from '#app/features/chat/data.ts';
import type { ChatVotes } from '#app/features/chat/handoff/people-schema.ts';
import { MessageText } from '#app/features/chat/widget/ui/message-text.tsx';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { NearestAnswers } from './nearest-answers.tsx';
import { TeachLink } from './teach/teach-link.tsx';

/** How visitors judged the assistant's answers, and those they found not helpful. */
export function Votes() {
  const votes = useQuery(votesQuery);
  if (votes.isPending) return <SkeletonText lines={6} />;
  if (votes.isError) return <LoadFailure what="the votes" onRetry={() => void votes.refetch()} />;
  const { up, down, notHelpful } = votes.data;
  if (up + down === 0) {
    return (
      <EmptyState title="No votes yet">
        Visitors can say below each answer whether it was helpful. Their votes and reasons appear here.
      </EmptyState>
    );
  }
  return (
    <>
      <p>{`${up} of ${up + down} votes found the answer helpful.`}</p>
      <ul className="mt-6 flex flex-col gap-4">
        {notHelpful.map((vote) => (
          <NotHelpful key={vote.id} vote={vote} />
        ))}
      </ul>
    </>
  );
}

function NotHelpful({ vote }: { vote: ChatVotes['notHelpful'][number] }) {
  return (
    <li className="rounded-card border border-line bg-surface px-5 py-4">
      <h2 className="text-base font-semibold wrap-anywhere">{vote.question ?? 'A deleted question'}</h2>
      <p className="text-sm text-slate">{`Not helpful, ${formatAlbertaTime(new Date(vote.answeredAt), 'short')}`}</p>
      {vote.reason && (
        <p className="mt-2 wrap-anywhere">
          <span className="font-semibold">Reason:</span> {vote.reason}
        </p>
      )}
      {vote.nearest.length > 0 && (
        <div className="mt-2">
          <p className="text-sm font-semibold">Nearest answers</p>
          <NearestAnswers nearest={vote.nearest} />
        </div>
      )}
      {vote.question && (
        <p className="mt-3">
          <TeachLink question={vote.question} nearest={vote.nearest} />
        </p>
      )}
      <details className="mt-1">
        <summary className="inline-flex min-h-11 items-center text-sm font-medium text-spruce">
          What the assistant answered
        </summary>
        <div className="max-w-text rounded-control bg-mist px-4 py-3 text-sm wrap-anywhere">
          <MessageText text={vote.answer} />
        </div>
      </details>
    </li>
  );
}
