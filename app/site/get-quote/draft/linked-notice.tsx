import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import type { QuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';
import type { Draft } from './draft.ts';
import { PreparedNotice } from './prepared-notice.tsx';
import { SentAgain } from './sent-again.tsx';

export type LinkedNoticeProps = {
  kind: string | undefined;
  token: string;
  form: QuoteForm;
  draft: RefObject<Draft | null>;
  /** All of this type is filled in. */
  onFilled: (type: QuoteType) => void;
};

/** Reads what the link is for, fills it in and says so. */
export function LinkedNotice({ kind, token, form, draft, onFilled }: LinkedNoticeProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      {kind === 'again' ? (
        <SentAgain {...{ form, token, onFilled }} />
      ) : (
        <PreparedNotice {...{ form, draft, token }} />
      )}
    </QueryClientProvider>
  );
}
