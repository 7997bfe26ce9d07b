import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { chatsQuery } from '#app/features/chat/data.ts';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import type { StaffChat } from '../people-schema.ts';
import { ChatStanding } from './chat-standing.tsx';

type ChatListProps = {
  /** The address of the list; a conversation is below it. */
  home: string;
  /** What will be here. */
  empty: string;
};

/** The conversations in which a person was asked for, those that are due first on top. Kept fresh by live events. */
export function ChatList({ home, empty }: ChatListProps) {
  const chats = useQuery(chatsQuery);
  const now = useNow();
  if (chats.isPending) return <SkeletonText lines={6} />;
  if (chats.isError && !chats.data) {
    return <LoadFailure what="the conversations" onRetry={() => void chats.refetch()} />;
  }
  const { items } = chats.data;
  if (items.length === 0) return <EmptyState title="No open chats">{empty}</EmptyState>;
  return (
    <ul className="flex flex-col gap-3">
      {items.map((chat) => (
        <ChatRow key={chat.id} chat={chat} to={`${home}/${chat.id}`} now={now} />
      ))}
    </ul>
  );
}

/** The whole row is the link. */
function ChatRow({ chat, to, now }: { chat: StaffChat; to: string; now: Date }) {
  return (
    <li className="relative grid gap-x-6 gap-y-2 rounded-card border border-line bg-surface px-5 py-4 has-[a:hover]:border-control sm:grid-cols-[1fr_1fr_auto] sm:items-center">
      <div className="min-w-0">
        <h2 className="text-base font-semibold wrap-anywhere">
          <Link
            prefetch="intent"
            to={to}
            className="rounded-small text-ink no-underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-spruce"
          >
            {chat.visitorName ?? 'A visitor'}
          </Link>
        </h2>
        <p className="text-sm text-slate">{chat.reference}</p>
      </div>
      <ChatStanding chat={chat} now={now} />
      <ChevronRight aria-hidden="true" className="size-5 text-slate max-sm:hidden" />
    </li>
  );
}
