import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { ownWords } from '#app/features/cases/ui/history/own/own-words.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { Conversation } from '#app/features/messages/ui/conversation.tsx';
import { ReplyPicker } from '#app/features/queue/saved-replies/ui/reply-picker.tsx';
import { caseTasksQuery } from '#app/features/tasks/data.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { useCaseEntries } from '#app/portals/frame/case/entries/use-case-entries.ts';
import { taskEntries } from './tasks/task-entries.tsx';

type BrokerTalkProps = { case: BrokerCase | AdminCase; tabs: ReactNode };

/** The letter exchange of whoever works on a case with the person whose it is. */
export function BrokerTalk({ case: shown, tabs }: BrokerTalkProps) {
  const told = useCaseEntries(shown.id, 'broker', { ownWords });
  const { data: tasks } = useQuery({
    ...{ ...caseTasksQuery(shown.id), retry: retryCase },
    enabled: shown.view === 'broker',
  });
  const entries = told && [...told, ...taskEntries(tasks?.closed ?? [])];
  const name = shown.contact?.fullName ?? 'the client';
  return (
    <Conversation
      caseId={shown.id}
      entries={entries}
      tabs={tabs}
      startsAtTop
      asksWhy={shown.view === 'admin'}
      to={{
        label: `Message ${name}`,
        reader: name,
        firstTime: `This is your first message to ${name}. They see your name, your brokerage and your licence with it.`,
        closed: 'Messaging is closed for this request.',
      }}
      offers={(write) => (
        <ReplyPicker
          onUse={write}
          fullName={shown.contact?.fullName}
          values={{
            reference: shown.reference,
            promise: shown.promiseAt ? formatAlbertaTime(new Date(shown.promiseAt), 'dayTime') : undefined,
          }}
        />
      )}
      empty={<p className="max-w-sm">What you and {name} write to each other will appear here.</p>}
    />
  );
}
