import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useLocation } from 'react-router';
import { chatsQuery } from '#app/features/chat/data.ts';
import { PortalNavLink } from '#app/ui/frame/portal-frame.tsx';

/** The place of the conversations in a rail, with how many of them wait for an answer. */
export function ChatsNavLink({ to }: { to: string }) {
  const { pathname } = useLocation();
  const { data } = useQuery(chatsQuery);
  const count = data?.items.filter(({ isUnanswered }) => isUnanswered).length ?? 0;
  return (
    <PortalNavLink
      to={to}
      label="Chats"
      icon={MessagesSquare}
      current={pathname.startsWith(to)}
      waiting={{ count, words: count === 1 ? 'is waiting for an answer' : 'are waiting for an answer' }}
    />
  );
}
