import type { Notice } from '#app/features/notifications/bell/schema.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';

/** What the bell said about one case, newest first; `caseId` is null for what is about no case. */
export type NoticeGroup = {
  caseId: string | null;
  reference: string | null;
  subject: string | null;
  isMuted: boolean;
  notices: Notice[];
};

/** What is read beside the notices of a case: whom it is from, and what they wrote that nobody has taken up. */
export type KnownOfCase = { name: string | null; words?: string | undefined };

/** Notices by the case that they are about, the one with the newest first. */
export function groupNotices(notices: readonly Notice[]): NoticeGroup[] {
  const groups = new Map<string | null, NoticeGroup>();
  for (const notice of notices) {
    const { caseId, reference, subject, isMuted } = notice;
    const group = groups.get(caseId) ?? { caseId, reference, subject, isMuted, notices: [] };
    group.reference ??= reference;
    group.subject ??= subject;
    group.notices.push(notice);
    groups.set(caseId, group);
  }
  return [...groups.values()];
}

/** So much that was read stands in a group beside what was not; the rest folds away. */
const READ_SHOWN = 2;

/** The notices of a group that stand there at once, and those that are unfolded: what was read, but for the newest of it. */
export function foldNotices(notices: readonly Notice[]): { shown: Notice[]; folded: Notice[] } {
  const read = notices.filter(({ readAt }) => readAt !== null);
  const folded = new Set(read.slice(READ_SHOWN));
  // To unfold a single line is more work than to read past it.
  if (folded.size < 2) return { shown: [...notices], folded: [] };
  return { shown: notices.filter((notice) => !folded.has(notice)), folded: [...folded] };
}

/** Groups as a page stands: with something unread, read within the week, and older, which fold away. */
export function ageOfGroup({ notices }: NoticeGroup, now: Date): 'new' | 'week' | 'older' {
  if (notices.some(({ readAt }) => readAt === null)) return 'new';
  const newest = notices[0]?.createdAt ?? '';
  return newest >= new Date(now.getTime() - 7 * DAY_MS).toISOString() ? 'week' : 'older';
}

/** A title without the name of the case, where that stands above it. */
export function titleWithin({ title }: Notice, reference: string | null): string {
  if (!reference) return title;
  const short = title
    .replace(`: ${reference}`, '')
    .replace(` about ${reference}`, '')
    .replace(`${reference} `, '');
  return upperFirst(short);
}
