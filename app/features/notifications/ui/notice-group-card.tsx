import { useMutation } from '@tanstack/react-query';
import { Bell, BellOff, Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { muteCaseMutation, readNoticesMutation } from '#app/features/notifications/bell/data.ts';
import type { Notice } from '#app/features/notifications/bell/schema.ts';
import { pastTime } from '#app/platform/clock/past-time.ts';
import { now } from '#app/platform/now.ts';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { foldNotices, type KnownOfCase, type NoticeGroup, titleWithin } from './group-notices.ts';

/** What the bell said about one case, and whether it is said by mail, too. */
export function NoticeGroupCard({ group, known }: { group: NoticeGroup; known: KnownOfCase | undefined }) {
  const headingId = useId();
  const [isWhole, setWhole] = useState(false);
  const name = known?.name;
  const { caseId, reference, subject, isMuted, notices } = group;
  const about = [name && subject, (name ?? subject) && reference].filter(Boolean).join(' · ');
  const { shown, folded } = foldNotices(notices);
  const rest = isWhole ? [] : folded;
  return (
    <section
      aria-labelledby={headingId}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <div className="flex items-center justify-between gap-3 py-1 pr-2 pl-4 sm:pl-5">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h2 id={headingId} className="text-base font-semibold">
            {caseId ? (name ?? subject ?? reference ?? 'A request') : 'Your account and this site'}
          </h2>
          <p className="text-sm text-slate">
            {[about, isMuted && 'muted: not sent to you by email'].filter(Boolean).join(' · ')}
          </p>
          {known?.words && <p className="basis-full text-sm">“{known.words}”</p>}
        </div>
        {caseId && <MuteButton caseId={caseId} name={reference ?? 'this request'} isMuted={isMuted} />}
      </div>
      <ul>
        {(isWhole ? notices : shown).map((notice) => (
          <NoticeRow key={notice.id} notice={notice} reference={caseId ? reference : null} />
        ))}
      </ul>
      {rest.length > 0 && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="block min-h-11 w-full border-t border-line px-4 text-left text-sm font-semibold text-spruce -outline-offset-3 hover:bg-mist sm:px-5"
        >
          Show {rest.length} earlier ones
        </button>
      )}
    </section>
  );
}

/** One line; all of it is the link to where something can be done. */
function NoticeRow({ notice, reference }: { notice: Notice; reference: string | null }) {
  const { mutate } = useMutation(readNoticesMutation);
  const isUnread = notice.readAt === null;
  const read = () => isUnread && mutate({ ids: [notice.id] });
  return (
    <li className="relative flex min-h-11 items-center gap-3 border-t border-line px-4 hover:bg-mist sm:px-5">
      <span
        aria-hidden="true"
        className={classNames('size-2.5 shrink-0 rounded-full', isUnread ? 'bg-spruce' : 'bg-transparent')}
      />
      <div className="flex min-w-0 flex-1 flex-col py-1.5 lg:flex-row lg:items-baseline lg:gap-x-3">
        <Link
          prefetch="intent"
          to={notice.path}
          onClick={read}
          className={classNames(
            'shrink-0 text-ink no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-spruce',
            isUnread && 'font-semibold',
          )}
        >
          {isUnread && <span className="sr-only">Unread: </span>}
          {titleWithin(notice, reference)}
        </Link>
        <p className="text-sm text-slate lg:truncate">{notice.body}</p>
        <time
          dateTime={notice.createdAt}
          className="shrink-0 text-sm text-slate tabular-nums max-lg:text-xs lg:ml-auto"
        >
          {pastTime(new Date(notice.createdAt), now())}
        </time>
      </div>
      {isUnread && (
        <button
          type="button"
          title="Mark as read"
          onClick={read}
          className="relative -mr-2.5 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-spruce hover:bg-spruce-soft"
        >
          <Check aria-hidden="true" className="size-5" />
          <span className="sr-only">Mark as read</span>
        </button>
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
