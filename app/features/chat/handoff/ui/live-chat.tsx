import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { chatQuery } from '#app/features/chat/data.ts';
import { formatPhone } from '#app/platform/contact/format-phone.ts';
import { ApiError, userMessage } from '#app/platform/http/api-client.ts';
import { Card } from '#app/ui/card.tsx';
import { LateArrival } from '#app/ui/frame/late-arrival.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { NotFound } from '#app/ui/states/not-found.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { TextAnchor, TextLink } from '#app/ui/text-link.tsx';
import { brand } from '#content/brand.ts';
import type { StaffChatDetail } from '../people-schema.ts';
import { ChatStanding } from './chat-standing.tsx';
import { StaffAnswer } from './staff-answer.tsx';
import { StaffLog } from './staff-log.tsx';
import { usePresence } from './use-presence.ts';

type LiveChatProps = {
  id: string;
  portal: '/admin' | '/broker';
  /** What stands below an answer of the assistant to this question. */
  belowAnswer?: (question: string) => ReactNode;
};

/** The page of one conversation with a visitor, for those who may answer in it. */
export function LiveChat({ id, portal, belowAnswer }: LiveChatProps) {
  const { data: chat, error, refetch } = useQuery({ ...chatQuery(id), retry: retryCase });
  const onTyping = usePresence(id, chat?.answerer?.isYou === true && !error);
  const now = useNow();
  if (error instanceof ApiError && error.status === 404) {
    return (
      <NotFound homePath={portal}>
        There is no conversation here that is yours to answer now. The assistant may have it again.
        <title>{`Not found | ${brand.name}`}</title>
      </NotFound>
    );
  }
  if (error && !chat) {
    return (
      <LoadFailure what="the conversation" reason={userMessage(error, '')} onRetry={() => void refetch()} />
    );
  }
  if (!chat) return <SkeletonText lines={8} />;
  const name = chat.visitorName ?? 'a visitor';
  return (
    <article>
      <LateArrival />
      <title>{`Conversation with ${name} | ${brand.name}`}</title>
      <TextLink to={`${portal}/chats`} className="mb-4 inline-flex min-h-11 items-center gap-1.5 text-sm">
        <ArrowLeft aria-hidden="true" className="size-4" />
        All chats
      </TextLink>
      <PageTitle above={chat.reference}>{`Conversation with ${name}`}</PageTitle>
      <div className="mt-3">
        <ChatStanding chat={chat} now={now} />
        {chat.contact && <Contact {...chat.contact} />}
      </div>
      <Card className="mt-6">
        <StaffLog lines={chat.messages} below={belowAnswer} />
        <StaffAnswer chat={chat} home={`${portal}/chats`} onTyping={onTyping} />
      </Card>
      <p className="mt-4 max-w-text text-sm text-slate">
        We have not checked who writes here, so leave out what a stranger should not read. Email addresses and
        long numbers that a visitor types are hidden.{' '}
        {chat.caseId && portal === '/broker' && (
          <TextLink to={`/broker/cases/${chat.caseId}`}>Open the request</TextLink>
        )}
      </p>
    </article>
  );
}

/** For an answer outside of the chat. */
function Contact({ email, phone }: NonNullable<StaffChatDetail['contact']>) {
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-sm wrap-anywhere">
      <TextAnchor href={`mailto:${email}`}>{email}</TextAnchor>
      {phone && <TextAnchor href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{formatPhone(phone)}</TextAnchor>}
    </p>
  );
}
