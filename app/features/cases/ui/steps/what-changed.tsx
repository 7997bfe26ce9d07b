import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { caseEventsQuery } from '#app/features/cases/data.ts';
import type { CaseEvent } from '#app/features/cases/schema.ts';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { eventWords } from '#app/features/cases/ui/history/event-words.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { Callout } from '#app/ui/callout.tsx';

/** What others did that was not known before: nobody is told of what they did themselves. */
export function byOthersSince(events: readonly CaseEvent[], known: ReadonlySet<string>): CaseEvent[] {
  return events.filter(({ id, by }) => by !== 'You' && !known.has(id));
}

/** What others did to a case while somebody fills in a form about it, in words. */
export function WhatChanged({ caseId }: { caseId: string }) {
  const now = useNow();
  const { data } = useQuery({ ...caseEventsQuery(caseId), retry: retryCase });
  const known = useRef<ReadonlySet<string>>(undefined);
  if (!data) return null;
  known.current ??= new Set(data.items.map(({ id }) => id));
  const { current: before } = known;
  const changes = byOthersSince(data.items, before);
  if (changes.length === 0) return null;
  return (
    <Callout tone="info" live title="Since you opened this">
      <ul className="flex flex-col gap-1">
        {changes.map((event) => {
          const { title, note } = eventWords(event);
          return (
            <li key={event.id}>
              {/[.?!]$/.test(title) ? title : `${title},`} {whenText(new Date(event.at), now)}.
              {note && <span className="block whitespace-pre-line text-slate wrap-anywhere">{note}</span>}
            </li>
          );
        })}
      </ul>
    </Callout>
  );
}
