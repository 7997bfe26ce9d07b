import { useSearchParams } from 'react-router';
import { ChatList } from '#app/features/chat/handoff/ui/chat-list.tsx';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { ViewLinks } from '#app/ui/frame/view-links.tsx';
import { Taught } from './teach/taught.tsx';
import { UnansweredQuestions } from './unanswered.tsx';
import { Votes } from './votes.tsx';

export const meta = () => portalMeta('Chats');

const VIEWS = [
  { name: 'conversations', label: 'Conversations' },
  { name: 'questions', label: 'Questions without an answer' },
  { name: 'votes', label: 'Ratings by visitors' },
  { name: 'taught', label: 'Answers you added' },
] as const;

export default function AdminChats() {
  const [search] = useSearchParams();
  const { name: view } = VIEWS.find(({ name }) => name === search.get('show')) ?? VIEWS[0];
  return (
    <>
      <PageTitle lead="Visitors who asked for a person, and how well the assistant answers.">Chats</PageTitle>
      <ViewLinks
        label="What to show"
        links={VIEWS.map(({ name, label }) => ({
          to: name === 'conversations' ? '/admin/chats' : `/admin/chats?show=${name}`,
          label,
          isCurrent: name === view,
        }))}
      />
      {view === 'conversations' && (
        <ChatList
          home="/admin/chats"
          empty="When a visitor asks for a person in the chat, the conversation appears here automatically."
        />
      )}
      {view === 'questions' && <UnansweredQuestions />}
      {view === 'votes' && <Votes />}
      {view === 'taught' && <Taught />}
    </>
  );
}
