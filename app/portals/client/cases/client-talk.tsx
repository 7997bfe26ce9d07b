import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { caseEventsQuery } from '#app/features/cases/data.ts';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { EventLine } from '#app/features/cases/ui/event-line.tsx';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { Conversation } from '#app/features/messages/ui/conversation.tsx';
import type { StreamEntry } from '#app/features/messages/ui/stream/stream-rows.ts';

/** The letter exchange of a client with their broker. */
export function ClientTalk({ case: shown, tabs }: { case: ClientCase; tabs: ReactNode }) {
  const { data: events } = useQuery({ ...caseEventsQuery(shown.id), retry: retryCase });
  const entries: StreamEntry[] = (events?.items ?? []).map((event) => ({
    ...{ key: event.id, at: event.at, group: 'history' },
    node: <EventLine event={event} />,
  }));
  const name = shown.broker?.acceptedAt ? shown.broker.fullName : null;
  return (
    <Conversation
      caseId={shown.id}
      entries={entries}
      tabs={tabs}
      to={{
        label: name ? `Message ${name}` : 'Message for the broker who takes this',
        closed: 'This request is over, and nobody reads messages here any more.',
      }}
      empty={<p className="max-w-sm">What you and your broker write to each other stands here.</p>}
    />
  );
}
