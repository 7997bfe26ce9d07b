import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { formatPhone } from '#app/platform/contact/format-phone.ts';
import { LateArrival } from '#app/ui/frame/late-arrival.tsx';
import { useIsWide } from '#app/ui/frame/use-is-wide.ts';
import { SidePart, Workspace } from '#app/ui/frame/workspace.tsx';
import { TextAnchor, TextLink } from '#app/ui/text/text-link.tsx';
import { brand } from '#content/brand.ts';
import type { StaffChatDetail } from '../people-schema.ts';
import type { ChatPage } from './chat-page.ts';
import { ChatStanding } from './chat-standing.tsx';
import { StaffAnswer } from './staff-answer.tsx';
import { StaffLog } from './staff-log.tsx';

type OpenChatProps = ChatPage & { chat: StaffChatDetail; onTyping: () => void };

/** One conversation: it fills the window, with the answer in view. */
export function OpenChat({ portal, Heading, belowAnswer, chat, onTyping }: OpenChatProps) {
  const now = useNow();
  const isWide = useIsWide();
  const name = chat.visitorName ?? 'a visitor';
  const caseId = portal === '/broker' && chat.caseId;
  const request = caseId && <TextLink to={`/broker/cases/${caseId}`}>Open the request</TextLink>;
  return (
    <Workspace
      heading={
        <Heading
          home={`${portal}/chats`}
          homeName="All chats"
          above={chat.reference}
          title={`Conversation with ${name}`}
        >
          <ChatStanding chat={chat} now={now} />
          {!isWide && chat.contact && <Contact {...chat.contact} />}
          {!isWide && request}
        </Heading>
      }
      rightName="Visitor"
      right={
        isWide && (
          <>
            {(chat.contact || request) && (
              <SidePart heading="Visitor">
                {chat.contact && <Contact {...chat.contact} />}
                {request}
              </SidePart>
            )}
            <SidePart heading="Who writes here">
              <p className="text-slate">
                {UNCHECKED} Email addresses and long numbers that a visitor types are hidden.
              </p>
            </SidePart>
          </>
        )
      }
    >
      <LateArrival />
      <title>{`Conversation with ${name} | ${brand.name}`}</title>
      <StaffLog {...{ chat }} below={belowAnswer} />
      <StaffAnswer {...{ chat, onTyping }} home={`${portal}/chats`} hint={isWide ? undefined : UNCHECKED} />
    </Workspace>
  );
}

const UNCHECKED = 'We have not checked who writes here, so leave out what a stranger should not read.';

/** For an answer outside of the chat. */
function Contact({ email, phone }: NonNullable<StaffChatDetail['contact']>) {
  return (
    <p className="flex flex-wrap gap-x-4 text-sm wrap-anywhere">
      <TextAnchor href={`mailto:${email}`}>{email}</TextAnchor>
      {phone && <TextAnchor href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{formatPhone(phone)}</TextAnchor>}
    </p>
  );
}
