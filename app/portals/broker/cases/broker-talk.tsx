import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { caseEventsQuery } from '#app/features/cases/data.ts';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { EventLine } from '#app/features/cases/ui/event-line.tsx';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { Conversation } from '#app/features/messages/ui/conversation.tsx';
import type { StreamEntry } from '#app/features/messages/ui/stream/stream-rows.ts';

/** The letter exchange of whoever works on a case with the person whose it is. */
export function BrokerTalk({ case: shown, tabs }: { case: BrokerCase | AdminCase; tabs: ReactNode }) {
  const { data: events } = useQuery({ ...caseEventsQuery(shown.id), retry: retryCase });
  const items = events?.items ?? [];
  const ownAssignment = shown.view === 'broker' && items.find(({ kind }) => kind === 'assigned');
  const entries: StreamEntry[] = items.map((event) => ({
    ...{ key: event.id, at: event.at, group: 'history' },
    node: (
      <EventLine
        event={event}
        title={event === ownAssignment ? 'You were asked to take this request' : undefined}
      />
    ),
  }));
  const name = shown.contact?.fullName ?? 'this person';
  return (
    <Conversation
      caseId={shown.id}
      entries={entries}
      tabs={tabs}
      to={{
        label: `Message ${name}`,
        firstTime: `This is your first message to ${name}. They see your name, your brokerage and your licence with it.`,
        closed: 'This request is over, and nobody reads messages here any more.',
      }}
      empty={<p className="max-w-sm">What you and {name} write to each other stands here.</p>}
    />
  );
}
