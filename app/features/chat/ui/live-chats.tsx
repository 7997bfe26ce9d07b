import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatAlbertaTime } from '#app/platform/clock.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { LoadFailure } from '#app/ui/load-failure.tsx';
import { SkeletonText } from '#app/ui/skeleton.tsx';
import { liveChatsQuery } from '../data.ts';
import type { StaffChat } from '../people-schema.ts';
import { LiveChat } from './live-chat.tsx';

/** Visitors who asked for a person in the chat, those who wait first seen, and the conversation that is open. */
export function LiveChats() {
  const chats = useQuery(liveChatsQuery);
  const [openId, setOpenId] = useState<string>();
  if (chats.isPending) return <SkeletonText lines={6} />;
  if (chats.isError) return <LoadFailure what="the conversations" onRetry={() => void chats.refetch()} />;
  const { items } = chats.data;
  if (items.length === 0) {
    return (
      <EmptyState title="Nobody is waiting">
        When a visitor asks for a person in the chat, the conversation appears here by itself.
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
        {items.map((chat) => (
          <ChatRow key={chat.id} chat={chat} isOpen={chat.id === openId} onOpen={() => setOpenId(chat.id)} />
        ))}
      </ul>
      {openId && <LiveChat key={openId} id={openId} />}
    </div>
  );
}

type ChatRowProps = { chat: StaffChat; isOpen: boolean; onOpen: () => void };

function ChatRow({ chat, isOpen, onOpen }: ChatRowProps) {
  const isWaiting = chat.mode === 'waiting';
  const name = chat.visitorName ?? 'Visitor';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0">
        <h2 className="text-base font-semibold wrap-anywhere">{name}</h2>
        <p className="text-sm text-slate">
          {[
            chat.reference,
            chat.promiseAt && `answer by ${formatAlbertaTime(new Date(chat.promiseAt), 'dayTime')}`,
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <div className="flex items-center gap-3">
        <Badge tone={isWaiting ? 'warning' : 'success'}>{isWaiting ? 'Waiting' : 'Being answered'}</Badge>
        <Button look="secondary" size="small" aria-pressed={isOpen} onClick={onOpen}>
          Open<span className="sr-only"> the conversation with {name}</span>
        </Button>
      </div>
    </li>
  );
}
