import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import type { QuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';
import type { Draft } from './draft.ts';

const PreparedNotice = lazy(async () => ({
  default: (await import('./prepared-notice.tsx')).PreparedNotice,
}));

type MailedFormProps = { form: QuoteForm; draft: RefObject<Draft | null>; isReady: boolean };

/** For whoever a mailed link (`#token=…`) led here; the steps that follow leave it out of the address. */
export function MailedForm({ form, draft, isReady }: MailedFormProps) {
  const [token, setToken] = useState<string>();
  useEffect(() => setToken(/^#token=([\w-]{20,200})$/.exec(location.hash)?.[1]), []);
  if (!token || !isReady) return null;
  return (
    <Suspense fallback={null}>
      <PreparedNotice {...{ form, draft, token }} />
    </Suspense>
  );
}
