import type { ClientCase } from '#app/features/cases/schema.ts';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { RequestProgress } from '#app/features/cases/ui/request-progress.tsx';
import { personTurn } from '#app/features/cases/ui/whose-turn.ts';
import { Badge } from '#app/ui/badge.tsx';

/** Whose turn it is, by when, and how far the request has come. */
export function ClientStanding({ case: shown }: { case: ClientCase }) {
  const now = useNow();
  const turn = personTurn(shown);
  const promise = turn.due && promiseWords(turn.due.at, now);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {turn.isYours && <Badge tone="warning">Your turn</Badge>}
        <span className="font-medium">{turn.sentence.replace(/^Your turn: /, '')}</span>
        {promise && <span className="text-slate">{promise}</span>}
      </p>
      <div className="mt-3 max-w-4xl">
        <RequestProgress {...shown} />
      </div>
    </>
  );
}

function promiseWords(due: Date, now: Date): string {
  return due <= now
    ? `You were promised contact by ${whenText(due, now)}. We are sorry that this is late.`
    : `We ask them to contact you by ${whenText(due, now)}.`;
}
