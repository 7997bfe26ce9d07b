import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { caseEventsQuery } from '#app/features/cases/data.ts';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { eventEntries } from '#app/features/cases/ui/history/event-entries.tsx';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { caseDoor, documentsQuery } from '#app/features/documents/data.ts';
import { Conversation } from '#app/features/messages/ui/conversation.tsx';
import { documentEntries } from '#app/portals/frame/case/document-entries.tsx';

/** The letter exchange of a client with their broker. */
export function ClientTalk({ case: shown, tabs }: { case: ClientCase; tabs: ReactNode }) {
  const { data: events } = useQuery({ ...caseEventsQuery(shown.id), retry: retryCase });
  const { data: documents } = useQuery({ ...documentsQuery(caseDoor(shown.id)), retry: retryCase });
  const name = shown.broker?.acceptedAt ? shown.broker.fullName : null;
  return (
    <Conversation
      caseId={shown.id}
      entries={[...eventEntries(events?.items ?? [], 'client'), ...documentEntries(documents?.items ?? [])]}
      tabs={tabs}
      to={{
        label: name ? `Message ${name}` : 'Message for the broker who takes this',
        closed: 'This request is over, and nobody reads messages here any more.',
      }}
      empty={<p className="max-w-sm">What you and your broker write to each other stands here.</p>}
    />
  );
}
