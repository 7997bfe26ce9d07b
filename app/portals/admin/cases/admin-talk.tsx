import type { ReactNode } from 'react';
import type { AdminCase } from '#app/features/cases/schema.ts';
import { Conversation } from '#app/features/messages/ui/conversation.tsx';
import { useCaseEntries } from '#app/portals/frame/case/entries/use-case-entries.ts';

type AdminTalkProps = { case: AdminCase; tabs: ReactNode };

/** What client and broker wrote to each other, for an administrator who may write too. */
export function AdminTalk({ case: { id, contact }, tabs }: AdminTalkProps) {
  const entries = useCaseEntries(id, 'admin');
  return (
    <Conversation
      caseId={id}
      entries={entries}
      tabs={tabs}
      asksWhy
      to={{
        label: `Message ${contact.fullName}`,
        reader: `${contact.fullName} and the broker`,
        firstTime: `This is your first message to ${contact.fullName}. They see that it comes from the people of this site.`,
        closed: 'Messaging is closed for this request.',
      }}
      empty={<p className="max-w-sm">Messages between the client, the broker and you appear here.</p>}
    />
  );
}
