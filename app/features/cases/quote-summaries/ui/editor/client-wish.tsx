import { useQuery } from '@tanstack/react-query';
import { caseEventsQuery } from '#app/features/cases/data.ts';
import { openWish } from '#app/features/cases/quote-summaries/wish.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { Callout } from '#app/ui/callout.tsx';

/** What the client wants otherwise in the quotes that stand, in their own words; nothing where they asked for nothing. */
export function ClientWish({ caseId }: { caseId: string }) {
  const { data: events } = useQuery({ ...caseEventsQuery(caseId), retry: retryCase });
  const wish = openWish(events?.items ?? []);
  if (!wish) return null;
  return (
    <Callout tone="info" title="The client asks for changes">
      <span className="whitespace-pre-line wrap-anywhere">{wish}</span>
    </Callout>
  );
}
