import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OutboxMail } from '#app/features/notifications/outbox/outbox-schema.ts';
import { MAIL_STATES } from '#app/platform/mail/states.ts';
import { Callout } from '#app/ui/callout.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { outboxQuery } from '../data.ts';
import { Segments } from '../segments.tsx';
import { MAIL_STATE_WORDS, MailRow } from './mail-row.tsx';

/** Which of the mails are shown: by what became of them, which stands in the address, and by words of recipient or subject. */
function useMailFilter(items: readonly OutboxMail[], typed: string) {
  const [search] = useSearchParams();
  const shownState = MAIL_STATES.find((one) => one === search.get('state'));
  const words = typed.toLowerCase().split(' ').filter(Boolean);
  const found = items.filter(({ recipient, subject }) => {
    const text = `${recipient} ${subject}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const to = (state: string) => `?${new URLSearchParams({ show: 'mail', ...(state && { state }) })}`;
  const present = MAIL_STATES.filter((one) => one === shownState || found.some(({ state }) => state === one));
  return {
    shown: found.filter(({ state }) => !shownState || state === shownState),
    segments: [
      { to: to(''), label: 'All', isCurrent: !shownState, count: found.length },
      ...present.map((one) => ({
        ...{ to: to(one), label: MAIL_STATE_WORDS[one].label, isCurrent: one === shownState },
        count: found.filter(({ state }) => state === one).length,
      })),
    ],
  };
}

/** The mail of this site, with what was given up on top. Without a mail server everything is kept here. */
export function Mails() {
  const mail = useQuery(outboxQuery);
  const [typed, setTyped] = useState('');
  const { shown, segments } = useMailFilter(mail.data?.items ?? [], typed);
  if (mail.isPending) return <SkeletonText lines={6} />;
  if (mail.isError) return <LoadFailure what="the mail" onRetry={() => void mail.refetch()} />;
  const { items } = mail.data;
  if (items.length === 0) {
    return (
      <EmptyState title="No mail yet">Each email that the site sends, or keeps, is listed here.</EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {items.some(({ state }) => state === 'failed') && (
        <Callout tone="danger" title="Some emails could not be delivered">
          They were rejected, or could not be delivered within 72 hours. Once the cause is fixed, send them
          again.
        </Callout>
      )}
      {items.some(({ state }) => state === 'kept') && (
        <Callout tone="info" title="No mail server is set up">
          Emails are kept here instead of being sent. Opening one is recorded.
        </Callout>
      )}
      <div>
        <label className="relative mb-4 block sm:max-w-md">
          <span className="sr-only">Search email by address or subject</span>
          <Search aria-hidden="true" className="absolute top-3 left-3 size-5 text-slate" />
          <input
            type="search"
            value={typed}
            placeholder="Address or subject"
            onChange={(event) => setTyped(event.target.value)}
            className="min-h-11 w-full rounded-control border border-control bg-surface pr-3 pl-10"
          />
        </label>
        <Segments label="State" items={segments} />
      </div>
      {shown.length === 0 ? (
        <EmptyState title="No email found">Check the spelling, or choose another state.</EmptyState>
      ) : (
        <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
          {shown.map((item) => (
            <MailRow key={item.id} item={item} />
          ))}
        </ul>
      )}
    </div>
  );
}
