import type { Notice } from '#app/features/notifications/bell/schema.ts';

/** What the bell said about one case, newest first; `caseId` is null for what is about no case. */
export type NoticeGroup = {
  caseId: string | null;
  reference: string | null;
  subject: string | null;
  isMuted: boolean;
  notices: Notice[];
};

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

/** A title without the name of the case, where that stands above it. */
export function titleWithin({ title }: Notice, reference: string | null): string {
  if (!reference) return title;
  const short = title
    .replace(`: ${reference}`, '')
    .replace(` about ${reference}`, '')
    .replace(`${reference} `, '');
  return short.charAt(0).toUpperCase() + short.slice(1);
}
