import { lazy, Suspense, useEffect, useState } from 'react';
import { FullPageLoading } from '#app/ui/full-page-loading.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { pageMeta } from './page-meta.ts';

const ChatPage = lazy(async () => ({
  default: (await import('#app/features/chat/widget/ui/chat-page.tsx')).ChatPage,
}));

const CRUMBS = [{ label: 'Chat assistant', to: '/chatbot' }];

export const meta = () =>
  pageMeta({
    path: '/chatbot',
    title: 'The chat assistant on a page of its own',
    description:
      'Ask general questions about insurance in Alberta, with answers from the pages of this site, or talk to a person. It gives no quotes and no advice.',
    crumbs: CRUMBS,
    isHidden: true,
  });

/** The same assistant as in the floating window, with more room. The conversation is the browser's, so it starts there. */
export default function Chatbot() {
  const [isBrowser, setBrowser] = useState(false);
  useEffect(() => setBrowser(true), []);
  return (
    <div className="site-width pt-5 pb-12 sm:pb-16">
      <div className="mb-4">
        <Breadcrumb crumbs={CRUMBS} />
      </div>
      <PageTitle lead="General questions, answered from the pages of this site. It gives no quotes and no advice.">
        Chat assistant
      </PageTitle>
      <div className="mt-8 max-w-text">
        {isBrowser && (
          <Suspense fallback={<FullPageLoading label="Loading the assistant" />}>
            <ChatPage />
          </Suspense>
        )}
      </div>
    </div>
  );
}
