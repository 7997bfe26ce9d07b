import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { caseEventsQuery } from '#app/features/cases/data.ts';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { eventEntries } from '#app/features/cases/ui/history/event-entries.tsx';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { caseDoor, documentsQuery } from '#app/features/documents/data.ts';
import { Conversation } from '#app/features/messages/ui/conversation.tsx';
import { ReplyPicker } from '#app/features/saved-replies/ui/reply-picker.tsx';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { documentEntries } from '#app/portals/frame/case/document-entries.tsx';

type BrokerTalkProps = { case: BrokerCase | AdminCase; tabs: ReactNode };

/** The letter exchange of whoever works on a case with the person whose it is. */
export function BrokerTalk({ case: shown, tabs }: BrokerTalkProps) {
  const { data: events } = useQuery({ ...caseEventsQuery(shown.id), retry: retryCase });
  const { data: documents } = useQuery({ ...documentsQuery(caseDoor(shown.id)), retry: retryCase });
  const name = shown.contact?.fullName ?? 'this person';
  return (
    <Conversation
      caseId={shown.id}
      entries={[...eventEntries(events?.items ?? [], 'broker'), ...documentEntries(documents?.items ?? [])]}
      tabs={tabs}
      asksWhy={shown.view === 'admin'}
      to={{
        label: `Message ${name}`,
        firstTime: `This is your first message to ${name}. They see your name, your brokerage and your licence with it.`,
        closed: 'This request is over, and nobody reads messages here any more.',
      }}
      offers={(write) => (
        <ReplyPicker
          onUse={write}
          values={{
            name: shown.contact?.fullName,
            reference: shown.reference,
            promise: shown.promiseAt ? formatAlbertaTime(new Date(shown.promiseAt), 'dayTime') : undefined,
          }}
        />
      )}
      empty={<p className="max-w-sm">What you and {name} write to each other stands here.</p>}
    />
  );
}
