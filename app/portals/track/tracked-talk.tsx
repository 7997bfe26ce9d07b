import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import { BrokerReach } from '#app/features/cases/ui/broker/broker-reach.tsx';
import { eventEntries } from '#app/features/cases/ui/history/event-entries.tsx';
import { documentsQuery, trackDoor } from '#app/features/documents/data.ts';
import { trackTalk } from '#app/features/messages/data.ts';
import { ReadOnlyConversation } from '#app/features/messages/ui/read-only-conversation.tsx';
import { trackedEventsQuery } from '#app/features/quotes/data.ts';
import { documentEntries } from '#app/portals/frame/case/entries/document-entries.tsx';
import { AccountOffer } from './account-offer.tsx';
import type { TrackedProps } from './tracked-props.ts';

/** The letter exchange behind a tracking link, to be read; who wants to write makes an account. */
export function TrackedTalk({ token, check, request, tabs }: TrackedProps & { tabs: ReactNode }) {
  const door = useMemo(() => trackTalk(token, check), [token, check]);
  const papers = useMemo(() => trackDoor(token, check), [token, check]);
  const { data: events } = useQuery(trackedEventsQuery(token, check));
  const { data: documents } = useQuery(documentsQuery(papers));
  return (
    <ReadOnlyConversation
      door={door}
      papers={papers}
      tabs={tabs}
      entries={[
        ...eventEntries(events?.items ?? [], 'client', {
          quotes: request.quotes.items,
          requests: request.informationRequests,
        }),
        ...documentEntries(documents?.items ?? [], { door: papers, asksWhy: false, showsPictures: true }),
      ]}
      empty={<p>Messages from your broker will appear here.</p>}
      foot={
        <div className="border-t border-line bg-paper p-4 sm:px-5">
          {isOpenStatus(request.status) ? (
            <>
              {request.broker?.acceptedAt && (
                <div className="mb-3 text-sm">
                  <p className="font-medium">Answer {request.broker.fullName} by phone or email</p>
                  <div className="flex flex-wrap gap-x-5">
                    <BrokerReach broker={request.broker} />
                  </div>
                </div>
              )}
              <AccountOffer
                {...{ token, check, request }}
                reason="To write a message here, use an account."
              />
            </>
          ) : (
            <p className="text-sm text-slate">Messaging is closed for this request.</p>
          )}
        </div>
      }
    />
  );
}
