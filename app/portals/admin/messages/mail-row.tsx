import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { HIDDEN } from '#app/features/notifications/outbox/mask-links.ts';
import type { OutboxMail } from '#app/features/notifications/outbox/outbox-schema.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { showToast } from '#app/ui/states/toast.tsx';
import type { Tone } from '#app/ui/tone.ts';
import { mailTextQuery, outboxKey, resendMailMutation } from '../data.ts';

/** What became of a mail, in words. */
export const MAIL_STATE_WORDS = {
  queued: { tone: 'info', label: 'Waiting' },
  sent: { tone: 'success', label: 'Sent' },
  kept: { tone: 'warning', label: 'Kept, not sent' },
  failed: { tone: 'danger', label: 'Failed' },
  dropped: { tone: 'neutral', label: 'Too many for this address' },
  withdrawn: { tone: 'neutral', label: 'Not emailed: already read' },
} as const satisfies Record<OutboxMail['state'], { tone: Tone; label: string }>;

/** One mail: to whom, what became of it and, where it did not go out, what it says and sending it again. */
export function MailRow({ item }: { item: OutboxMail }) {
  const now = useNow();
  const { tone, label } = MAIL_STATE_WORDS[item.state];
  const isUnsent = item.state === 'kept' || item.state === 'failed';
  return (
    <li className="px-5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h2 className="text-base font-semibold wrap-anywhere">{item.subject}</h2>
          <p className="text-sm text-slate wrap-anywhere">
            To {item.recipient}, {whenText(new Date(item.createdAt), now)}
            {item.tries > 1 && `, ${item.tries} tries`}
            {item.lastError && `, last answer: ${item.lastError}`}
            {item.state === 'queued' && new Date(item.dueAt) > now && waitText(item, now)}
          </p>
        </div>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {isUnsent && (
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <MailText item={item} />
          <ResendButton item={item} />
        </div>
      )}
    </li>
  );
}

/** A mail that was not tried yet has not failed: it is held until its time. */
function waitText({ tries, dueAt }: OutboxMail, now: Date): string {
  const at = whenText(new Date(dueAt), now);
  return tries === 0
    ? `, goes out ${at}: email waits a while for people who may read it here first, and at night`
    : `, next try ${at}`;
}

function MailText({ item }: { item: OutboxMail }) {
  const [isOpen, setOpen] = useState(false);
  const mail = useQuery({ ...mailTextQuery(item.id), enabled: isOpen });
  return (
    <details className="min-w-0 flex-1" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-11 items-center text-sm font-medium text-spruce">
        Read it<span className="sr-only">: {item.subject}</span>
      </summary>
      {mail.isPending && isOpen && <SkeletonText lines={3} />}
      {mail.isError && <LoadFailure what="the mail" onRetry={() => void mail.refetch()} />}
      {mail.data && (
        <>
          <iframe
            sandbox=""
            src={`/api/admin/outbox/${item.id}/page`}
            title={`The email as people see it: ${item.subject}`}
            className="mb-2 block h-144 max-h-[75svh] w-full rounded-control border border-line bg-[#fbfaf6]"
          />
          <details className="mb-2">
            <summary className="inline-flex min-h-11 items-center text-sm font-medium text-spruce">
              As plain text<span className="sr-only">: {item.subject}</span>
            </summary>
            <div className="max-w-text rounded-control bg-mist px-4 py-3 text-sm whitespace-pre-line wrap-anywhere">
              {withLinks(mail.data.text)}
            </div>
          </details>
        </>
      )}
    </details>
  );
}

function ResendButton({ item }: { item: OutboxMail }) {
  const queryClient = useQueryClient();
  const resend = useMutation({
    ...resendMailMutation,
    onSuccess: () => showToast({ title: 'The email is on its way again', tone: 'success' }),
    meta: { failed: 'The email was not sent again' },
    onSettled: () => queryClient.invalidateQueries({ queryKey: outboxKey }),
  });
  return (
    <Button
      look="secondary"
      size="small"
      pending={resend.isPending}
      pendingLabel="Sending…"
      onClick={() => resend.mutate(item.id)}
    >
      Send again<span className="sr-only">: {item.subject}</span>
    </Button>
  );
}

/** The text with its web addresses as links, but for those without their secret: in the demo, a kept mail can be followed. */
function withLinks(text: string) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(/https?:\/\/\S+/g)) {
    if (address.includes(HIDDEN)) continue;
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
