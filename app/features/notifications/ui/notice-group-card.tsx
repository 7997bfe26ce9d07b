import { useMutation } from '@tanstack/react-query';
import { Bell, BellOff, Check } from 'lucide-react';
import { Link } from 'react-router';
import { muteCaseMutation, readNoticesMutation } from '#app/features/notifications/bell/data.ts';
import type { Notice } from '#app/features/notifications/bell/schema.ts';
import { now } from '#app/platform/now.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { type NoticeGroup, titleWithin } from './group-notices.ts';
import { noticeTime } from './notice-time.ts';

/** What the bell said about one case, and whether it is said by mail, too. */
export function NoticeGroupCard({ group, name }: { group: NoticeGroup; name: string | undefined }) {
  const { caseId, reference, subject, isMuted, notices } = group;
  const about = [name && subject, (name ?? subject) && reference].filter(Boolean).join(', ');
  return (
    <Card
      heading={caseId ? (name ?? subject ?? reference ?? 'A request') : 'Your account and this site'}
      aside={caseId && <MuteButton caseId={caseId} name={reference ?? 'this request'} isMuted={isMuted} />}
      className="pb-2 sm:pb-2"
    >
      {isMuted && (
        <p className="-mt-2 mb-2 text-sm text-slate">Muted: what happens here is not sent to you by email.</p>
      )}
      {about && <p className="-mt-2 mb-2 text-sm text-slate">{about}</p>}
      <ul className="-mx-5 sm:-mx-6">
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} reference={caseId ? reference : null} />
        ))}
      </ul>
    </Card>
  );
}

/** The whole row is the link to where something can be done. */
function NoticeRow({ notice, reference }: { notice: Notice; reference: string | null }) {
  const { mutate } = useMutation(readNoticesMutation);
  const isUnread = notice.readAt === null;
  const read = () => isUnread && mutate({ ids: [notice.id] });
  return (
    <li className="relative flex items-start gap-3 border-t border-line px-5 py-3 hover:bg-mist sm:px-6">
      <span
        aria-hidden="true"
        className={classNames(
          'mt-2 size-2.5 shrink-0 rounded-full',
          isUnread ? 'bg-spruce' : 'bg-transparent',
        )}
      />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-x-4 max-sm:flex-col">
          <Link
            to={notice.path}
            onClick={read}
            className={classNames(
              'rounded-small text-ink no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-spruce',
              isUnread && 'font-semibold',
            )}
          >
            {isUnread && <span className="sr-only">Unread: </span>}
            {titleWithin(notice, reference)}
          </Link>
          <time dateTime={notice.createdAt} className="shrink-0 text-sm text-slate tabular-nums">
            {noticeTime(new Date(notice.createdAt), now())}
          </time>
        </div>
        <p className="text-sm text-slate">{notice.body}</p>
      </div>
      {isUnread && (
        <Button look="quiet" size="small" className="relative px-3" onClick={read}>
          <Check aria-hidden="true" className="size-5" />
          <span className="sr-only sm:not-sr-only">Mark as read</span>
        </Button>
      )}
    </li>
  );
}

function MuteButton({ caseId, name, isMuted }: { caseId: string; name: string; isMuted: boolean }) {
  const { mutate, isPending } = useMutation({
    ...muteCaseMutation,
    meta: { failed: 'That did not work' },
  });
  const Icon = isMuted ? Bell : BellOff;
  return (
    <Button
      look="quiet"
      size="small"
      pending={isPending}
      onClick={() => mutate({ caseId, isMuted: !isMuted })}
    >
      <Icon aria-hidden="true" className="size-5" />
      {isMuted ? 'Unmute' : 'Mute'}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}
