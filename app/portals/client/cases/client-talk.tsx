import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { informationRequestsQuery } from '#app/features/cases/information-requests/data.ts';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { ClientCase } from '#app/features/cases/schema.ts';
import { AskedLine, type Reply } from '#app/features/cases/ui/history/asked-line.tsx';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { Conversation } from '#app/features/messages/ui/conversation.tsx';
import { useCaseEntries } from '#app/portals/frame/case/entries/use-case-entries.ts';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';

const ReplyInPlace = lazyPart(async () => (await import('./reply-in-place.tsx')).ReplyInPlace);

const WantedFiles = lazyPart(async () => (await import('./wanted-files.tsx')).WantedFiles);

/** Nobody reads what is written before a broker has accepted. */
const UNREAD = {
  before: 'The broker who accepts your request can read this. We tell you when one has accepted it.',
  waiting: 'We keep this for the broker who accepts your request, and tell you when one has accepted it.',
};

/** The letter exchange of a client with their broker. */
export function ClientTalk({ case: shown, tabs }: { case: ClientCase; tabs: ReactNode }) {
  const reply: Reply = (request, isWaiting, onClose) => (
    <Suspense>
      <ReplyInPlace case={shown} {...{ request, isWaiting, onClose }} />
    </Suspense>
  );
  const entries = useCaseEntries(
    shown.id,
    'client',
    isOpenStatus(shown.status) ? { askedLine: (line) => <AskedLine {...line} reply={reply} /> } : {},
  );
  const name = shown.broker?.acceptedAt ? shown.broker.fullName : null;
  const isUnread = shown.turn.what === 'match' || shown.turn.what === 'accept';
  const { data: asked } = useQuery({ ...informationRequestsQuery(shown.id), retry: retryCase });
  return (
    <Conversation
      caseId={shown.id}
      entries={entries}
      tabs={tabs}
      showsPictures
      to={{
        label: name ? `Message ${name}` : 'Message for the broker who takes this',
        reader: name ?? 'your broker',
        aboutFiles: (files) => (
          <Suspense>
            <WantedFiles {...files} requests={asked?.items ?? []} />
          </Suspense>
        ),
        unread: isUnread ? UNREAD : undefined,
        closed: 'Messaging is closed for this request.',
      }}
      empty={<p className="max-w-sm">Messages between you and your broker will appear here.</p>}
    />
  );
}
