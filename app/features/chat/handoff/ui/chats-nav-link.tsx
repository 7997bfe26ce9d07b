import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useLocation } from 'react-router';
import { chatsQuery } from '#app/features/chat/data.ts';
import { PortalNavLink } from '#app/ui/frame/portal-frame.tsx';

/** The place of the conversations in a rail, with how many of them wait for an answer. */
export function ChatsNavLink({ to, isWide = false }: { to: string; isWide?: boolean }) {
  const { pathname } = useLocation();
  const count = useWaitingChats();
  return (
    <PortalNavLink
      to={to}
      label="Chats"
      icon={MessagesSquare}
      current={pathname.startsWith(to)}
      isWide={isWide}
      waiting={{ count, words: count === 1 ? 'is waiting for an answer' : 'are waiting for an answer' }}
    />
  );
}

/** How many conversations wait for an answer. */
export function useWaitingChats(): number {
  const { data } = useQuery(chatsQuery);
  return data?.items.filter(({ isUnanswered }) => isUnanswered).length ?? 0;
}
