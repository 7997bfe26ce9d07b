import { Fragment } from 'react';
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
  withdrawn: { tone: 'neutral', label: 'Cancelled' },
} as const satisfies Record<OutboxMail['state'], { tone: Tone; label: string }>;

/** The columns of the mail of this site; where none goes out, they do not offer to send it. */
export const mailColumns = (sendsMail: boolean, items: readonly OutboxMail[]): Column<OutboxMail>[] => [
  {
    key: 'subject',
    header: 'Subject',
    isFilling: true,
    render: (mail) => (
      <>
        <span className="font-medium wrap-anywhere">{mail.subject}</span>
        {isUnsent(mail) && <ReadMail mail={mail} />}
        <MailNotes {...{ mail, sendsMail }} />
      </>
    ),
  },
  {
    key: 'to',
    header: 'To',
    render: ({ recipient }) => (
      <span className="wrap-anywhere md:block md:max-lg:text-xs md:min-w-36 lg:min-w-56">
        {brokenWell(recipient)}
      </span>
    ),
  },
  {
    ...{ key: 'state', header: 'Status', isOneLine: true },
    render: ({ state }) => {
      const { tone, label } = MAIL_STATE_WORDS[state];
      return <Badge tone={tone}>{label}</Badge>;
    },
  },
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
  ...(sendsMail && items.some(isUnsent) ? [RESEND] : []),
];

/** A long address goes on below after its `@` or a dot, not within a word. */
const brokenWell = (address: string) =>
  address.split(/(?<=[@.])/).map((part, place) => (
    // The parts of an address do not move.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={place}>
      {part}
      <wbr />
    </Fragment>
  ));

const RESEND: Column<OutboxMail> = {
  key: 'send',
  header: 'Actions',
  render: (mail) => isUnsent(mail) && <ResendMail mail={mail} />,
};

const isUnsent = ({ state }: OutboxMail) => state === 'kept' || state === 'failed';

/** When it is tried next, and what the mail server said. */
function MailNotes({ mail, sendsMail }: { mail: OutboxMail; sendsMail: boolean }) {
  const { state, tries, lastError, dueAt } = mail;
  const due = new Date(dueAt);
  const isHeld = sendsMail && state === 'queued' && due > now();
  const notes = [
    state === 'withdrawn' && (lastError ?? 'read on the site, or no longer true, before it went out'),
    isHeld && `${tries === 0 ? 'goes out' : 'next try'} ${shortTime(due, now())}`,
    tries > 1 && `${tries} tries`,
    state !== 'withdrawn' && lastError && `last answer: ${lastError}`,
  ].filter(Boolean);
  if (notes.length === 0) return null;
  return <span className="block text-xs font-normal text-slate wrap-anywhere">{notes.join(', ')}</span>;
}
