import { ChatList } from '#app/features/chat/handoff/ui/chat-list.tsx';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { PageTitle } from '#app/ui/frame/page-title.tsx';

export const meta = () => portalMeta('Chats');

export default function BrokerChats() {
  return (
    <>
      <PageTitle lead="People whose request you have accepted and who asked for a person in the chat. One person answers at a time.">
        Chats
      </PageTitle>
      <div className="mt-6">
        <ChatList
          home="/broker/chats"
          empty="When somebody whose request you have accepted asks for a person in the chat, the conversation appears here automatically."
        />
      </div>
    </>
  );
}
