import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { HIDDEN } from '#app/features/notifications/outbox/mask-links.ts';
import type { OutboxMail } from '#app/features/notifications/outbox/outbox-schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { showToast } from '#app/ui/states/toast.tsx';
import { mailTextQuery, outboxKey, resendMailMutation } from '../data.ts';

/** Beside the subject of a mail that did not go out: a press shows what it says. */
export function ReadMail({ mail }: { mail: OutboxMail }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="ml-2 font-medium text-spruce underline decoration-line underline-offset-4 hover:decoration-current pointer-coarse:min-h-11"
        onClick={() => setOpen(true)}
      >
        Read<span className="sr-only">: {mail.subject}</span>
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={mail.subject}
        description={`To ${mail.recipient}, ${formatAlbertaTime(new Date(mail.createdAt), 'short')}. That you opened it is recorded.`}
      >
        {isOpen && <MailText mail={mail} />}
      </Dialog>
    </>
  );
}

function MailText({ mail: { id, subject } }: { mail: OutboxMail }) {
  const { data, isPending, isError, refetch } = useQuery(mailTextQuery(id));
  if (isPending) return <SkeletonText lines={3} />;
  if (isError && !data) return <LoadFailure what="the mail" onRetry={() => void refetch()} />;
  return (
    <>
      <iframe
        sandbox=""
        src={`/api/admin/outbox/${id}/page`}
        title={`The email as people see it: ${subject}`}
        className="block h-128 max-h-[60svh] w-full rounded-control border border-line bg-surface"
      />
      <details className="mt-2">
        <summary className="inline-flex min-h-11 items-center text-sm font-medium text-spruce">
          As plain text
        </summary>
        <div className="rounded-control bg-mist px-4 py-3 text-sm whitespace-pre-line wrap-anywhere">
          {withLinks(data.text)}
        </div>
      </details>
    </>
  );
}

/** Sends a mail that was kept or given up. */
export function ResendMail({ mail: { id, subject, state } }: { mail: OutboxMail }) {
  const queryClient = useQueryClient();
  const resend = useMutation({
    ...resendMailMutation,
    onSuccess: () => showToast({ title: 'The email is on its way', tone: 'success' }),
    meta: { failed: 'The email was not sent' },
    onSettled: () => queryClient.invalidateQueries({ queryKey: outboxKey }),
  });
  return (
    <Button
      look="quiet"
      size="small"
      className="whitespace-nowrap md:-my-2.5 md:-ml-4"
      pending={resend.isPending}
      pendingLabel="Sending…"
      onClick={() => resend.mutate(id)}
    >
      {state === 'kept' ? 'Send' : 'Send again'}
      <span className="sr-only">: {subject}</span>
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
