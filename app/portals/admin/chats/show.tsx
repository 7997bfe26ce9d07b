import { useParams } from 'react-router';
import { LiveChat } from '#app/features/chat/handoff/ui/live-chat.tsx';
import { untitledPortalMeta } from '#app/portals/frame/portal-meta.ts';
import { TeachLink } from './teach/teach-link.tsx';

export const meta = untitledPortalMeta;

export default function AdminChat() {
  const { id = '' } = useParams();
  return (
    <LiveChat
      key={id}
      id={id}
      portal="/admin"
      belowAnswer={(question) => question && <TeachLink question={question} nearest={[]} />}
    />
  );
}
