import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { whenText } from '#app/features/cases/ui/deadline.ts';
import { useNow } from '#app/features/cases/ui/use-now.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { LoadFailure } from '#app/ui/load-failure.tsx';
import { SkeletonText } from '#app/ui/skeleton.tsx';
import type { Tone } from '#app/ui/tone.ts';
import { type OutboxMail, outboxQuery } from './data.ts';

const STATES = {
  queued: { tone: 'info', label: 'Waiting' },
  sent: { tone: 'success', label: 'Sent' },
  kept: { tone: 'warning', label: 'Kept, not sent' },
  failed: { tone: 'danger', label: 'Failed' },
} as const satisfies Record<OutboxMail['state'], { tone: Tone; label: string }>;

/** The mail of this site. Without a mail server everything is kept here and can be read. */
export function Outbox() {
  const mail = useQuery(outboxQuery);
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
      {items.some((item) => item.state === 'kept') && (
        <Callout tone="info" title="No mail server is set up">
          Emails are kept here instead of being sent. Open one to read it and to follow its links.
        </Callout>
      )}
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
        {items.map((item) => (
          <MailRow key={item.id} item={item} />
        ))}
      </ul>
    </div>
  );
}

function MailRow({ item }: { item: OutboxMail }) {
  const now = useNow();
  const { tone, label } = STATES[item.state];
  return (
    <li className="px-5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h2 className="text-base font-semibold wrap-anywhere">{item.subject}</h2>
          <p className="text-sm text-slate wrap-anywhere">
            To {item.recipient}, {whenText(new Date(item.createdAt), now)}
            {item.tries > 1 && `, ${item.tries} tries`}
          </p>
        </div>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {item.text && (
        <details>
          <summary className="inline-flex min-h-11 items-center text-sm font-medium text-spruce">
            Read it<span className="sr-only">: {item.subject}</span>
          </summary>
          <div className="mb-2 max-w-text rounded-control bg-mist px-4 py-3 text-sm whitespace-pre-line wrap-anywhere">
            {withLinks(item.text)}
          </div>
        </details>
      )}
    </li>
  );
}

/** The text with its web addresses as links, so that a kept mail can be followed as if it had arrived. */
function withLinks(text: string) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(/https?:\/\/\S+/g)) {
    parts.push(
      text.slice(end, index),
      <a key={index} href={address} className="text-spruce underline">
        {address}
      </a>,
    );
    end = index + address.length;
  }
  return [...parts, text.slice(end)];
}
