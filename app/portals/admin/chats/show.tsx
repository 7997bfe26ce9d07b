import { useParams } from 'react-router';
import { LiveChat } from '#app/features/chat/handoff/ui/live-chat.tsx';
import { untitledPortalMeta } from '#app/portals/frame/portal-meta.ts';
import { FILLS_WINDOW } from '#app/portals/frame/shell/fills-window.ts';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { TeachLink } from './teach/teach-link.tsx';

export const meta = untitledPortalMeta;
export const handle = FILLS_WINDOW;

const Heading = lazyPart(async () => (await import('#app/portals/frame/case/case-heading.tsx')).CaseHeading);

export default function AdminChat() {
  const { id = '' } = useParams();
  return (
    <LiveChat
      key={id}
      id={id}
      portal="/admin"
      Heading={Heading}
      belowAnswer={(question) => question && <TeachLink question={question} nearest={[]} />}
    />
  );
}
