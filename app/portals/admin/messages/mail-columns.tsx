import { shortTime } from '#app/features/cases/ui/deadline/short-time.ts';
import type { OutboxMail } from '#app/features/notifications/outbox/outbox-schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { now } from '#app/platform/now.ts';
import { Badge } from '#app/ui/badge.tsx';
import type { Column } from '#app/ui/table/data-table.tsx';
import type { Tone } from '#app/ui/tone.ts';
import { ReadMail, ResendMail } from './mail-actions.tsx';

/** What became of a mail, in words. */
export const MAIL_STATE_WORDS = {
  queued: { tone: 'info', label: 'Waiting' },
  sent: { tone: 'success', label: 'Sent' },
  kept: { tone: 'warning', label: 'Kept, not sent' },
  failed: { tone: 'danger', label: 'Failed' },
  dropped: { tone: 'neutral', label: 'Over the daily limit' },
  withdrawn: { tone: 'neutral', label: 'Already read here' },
} as const satisfies Record<OutboxMail['state'], { tone: Tone; label: string }>;

/** The columns of the mail of this site; where none goes out, they do not offer to send it. */
export const mailColumns = (sendsMail: boolean): Column<OutboxMail>[] => [
  {
    key: 'subject',
    header: 'Subject',
    isFilling: true,
    render: (mail) =>
      isUnsent(mail) ? (
        <ReadMail mail={mail} />
      ) : (
        <span className="font-medium wrap-anywhere">{mail.subject}</span>
      ),
  },
  {
    key: 'to',
    header: 'To',
    render: ({ recipient }) => (
      <span className="wrap-anywhere md:block md:min-w-36 lg:min-w-56">{recipient}</span>
    ),
  },
  { key: 'state', header: 'Status', render: (mail) => <MailState {...{ mail, sendsMail }} /> },
  {
    key: 'at',
    header: 'Written',
    isWide: true,
    render: ({ createdAt }) => (
      <span className="whitespace-nowrap tabular-nums">
        {formatAlbertaTime(new Date(createdAt), 'short')}
      </span>
    ),
  },
  ...(sendsMail ? [RESEND] : []),
];

const RESEND: Column<OutboxMail> = {
  key: 'send',
  header: 'Actions',
  render: (mail) => isUnsent(mail) && <ResendMail mail={mail} />,
};

const isUnsent = ({ state }: OutboxMail) => state === 'kept' || state === 'failed';

/** What became of it, and below when it is tried next and what the mail server said. */
function MailState({ mail, sendsMail }: { mail: OutboxMail; sendsMail: boolean }) {
  const { state, tries, lastError, dueAt } = mail;
  const { tone, label } = MAIL_STATE_WORDS[state];
  const due = new Date(dueAt);
  const isHeld = state === 'queued' && due > now();
  const notes = [
    isHeld && sendsMail && `${tries === 0 ? 'goes out' : 'next try'} ${shortTime(due, now())}`,
    isHeld && !sendsMail && `will be kept at ${shortTime(due, now())}`,
    tries > 1 && `${tries} tries`,
    lastError && `last answer: ${lastError}`,
  ].filter(Boolean);
  return (
    <span className="flex flex-col items-end gap-x-2 gap-y-1 md:items-start xl:flex-row xl:items-center">
      <Badge tone={tone}>{label}</Badge>
      {notes.length > 0 && (
        <span className="text-xs text-slate wrap-anywhere xl:min-w-36">{notes.join(', ')}</span>
      )}
    </span>
  );
}
