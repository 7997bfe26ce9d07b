import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { chatQuery } from '#app/features/chat/data.ts';
import { ApiError, userMessage } from '#app/platform/http/api-client.ts';
import { lazyPart } from '#app/ui/loading/lazy-part.ts';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { NotFound } from '#app/ui/states/not-found.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { brand } from '#content/brand.ts';
import type { ChatPage } from './chat-page.ts';
import { usePresence } from './use-presence.ts';

const loadOpenChat = async () => (await import('./open-chat.tsx')).OpenChat;
const OpenChat = lazyPart(loadOpenChat);

/** The page of one conversation with a visitor, for those who may answer in it. */
export function LiveChat(props: ChatPage) {
  const { id, portal } = props;
  const { data: chat, error, refetch } = useQuery({ ...chatQuery(id), retry: retryCase });
  const onTyping = usePresence(id, chat?.answerer?.isYou === true && !error);
  // Fetched along with what was said.
  useEffect(() => void loadOpenChat().catch(() => undefined), []);
  const isMissing = error instanceof ApiError && error.status === 404;
  const waiting = (
    <div className="site-width py-8">
      <SkeletonText lines={8} />
    </div>
  );
  if (chat && !isMissing)
    return (
      <Suspense fallback={waiting}>
        <OpenChat {...props} {...{ chat, onTyping }} />
      </Suspense>
    );
  if (!error) return waiting;
  return (
    <div className="site-width overflow-y-auto py-8">
      {isMissing ? (
        <NotFound homePath={portal}>
          There is no conversation here that is yours to answer now. The assistant may have it again.
          <title>{`Not found | ${brand.name}`}</title>
        </NotFound>
      ) : (
        <LoadFailure what="the conversation" reason={userMessage(error, '')} onRetry={() => void refetch()} />
      )}
    </div>
  );
}
