import { useParams } from 'react-router';
import { untitledPortalMeta } from '#app/features/accounts/ui/portal-meta.ts';
import { LiveChat } from '#app/features/chat/handoff/ui/live-chat.tsx';

export const meta = untitledPortalMeta;

export default function AdminChat() {
  const { id = '' } = useParams();
  return <LiveChat key={id} id={id} portal="/admin" />;
}
