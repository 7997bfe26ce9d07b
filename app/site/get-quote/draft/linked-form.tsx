import { lazy, Suspense, useEffect, useState } from 'react';
import type { LinkedNoticeProps } from './linked-notice.tsx';

const LinkedNotice = lazy(async () => ({ default: (await import('./linked-notice.tsx')).LinkedNotice }));

type LinkedFormProps = Omit<LinkedNoticeProps, 'kind' | 'token'> & { isReady: boolean };

/**
 * For whoever a link led here that fills in the form: a mailed one (`#token=…`), or that of a request which they have
 * withdrawn (`#again=…`). The steps that follow leave it out of the address.
 */
export function LinkedForm({ isReady, ...form }: LinkedFormProps) {
  const [link, setLink] = useState<readonly string[]>([]);
  useEffect(() => setLink(/^#(token|again)=([\w-]{20,200})$/.exec(location.hash) ?? []), []);
  const [, kind, token] = link;
  if (!token || !isReady) return null;
  return (
    <Suspense fallback={null}>
      <LinkedNotice {...form} {...{ kind, token }} />
    </Suspense>
  );
}
