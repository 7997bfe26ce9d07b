import type { ReactNode } from 'react';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { Conversation } from '#app/features/messages/ui/conversation.tsx';
import { useCaseEntries } from '#app/portals/frame/case/use-case-entries.ts';

/** The letter exchange of a client with their broker. */
export function ClientTalk({ case: shown, tabs }: { case: ClientCase; tabs: ReactNode }) {
  const entries = useCaseEntries(shown.id, 'client');
  const name = shown.broker?.acceptedAt ? shown.broker.fullName : null;
  return (
    <Conversation
      caseId={shown.id}
      entries={entries}
      tabs={tabs}
      to={{
        label: name ? `Message ${name}` : 'Message for the broker who takes this',
        closed: 'Messaging is closed for this request.',
      }}
      empty={<p className="max-w-sm">Messages between you and your broker will appear here.</p>}
    />
  );
}
