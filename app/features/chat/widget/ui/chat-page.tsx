import { useRef } from 'react';
import { useLocation } from 'react-router';
import { useChat } from '#app/features/chat/widget/conversation/use-chat.ts';
import { ChatHeader } from './chat-header.tsx';
import { ChatPanel } from './chat-panel.tsx';

/** The conversation as part of a page. */
export function ChatPage() {
  const { pathname } = useLocation();
  const chat = useChat(pathname);
  const input = useRef<HTMLTextAreaElement>(null);
  return (
    <section
      aria-label="Chat assistant"
      className="flex h-[min(42rem,80svh)] min-h-96 flex-col overflow-hidden rounded-card border border-line bg-surface shadow-soft"
    >
      <ChatHeader chat={chat} />
      <ChatPanel chat={chat} input={input} />
    </section>
  );
}
