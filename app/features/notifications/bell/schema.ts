import { z } from 'zod';
import { CATEGORIES } from '#app/features/notifications/categories.ts';

const instant = z.iso.datetime();

/** What the bell has said to the viewer. */
export const notice = z.object({
  id: z.uuid(),
  kind: z.enum(CATEGORIES),
  title: z.string(),
  body: z.string(),
  /** The page where it can be acted upon. */
  path: z.string(),
  /** The case that it is about, and how people call it. */
  caseId: z.uuid().nullable(),
  reference: z.string().nullable(),
  /** What that case is, such as its title. */
  subject: z.string().nullable(),
  /** Whether the viewer wants to hear of this case here alone. */
  isMuted: z.boolean(),
  readAt: instant.nullable(),
  createdAt: instant,
});
export type Notice = z.output<typeof notice>;

export const noticeQuery = z.strictObject({
  /** Only those that were not read, or only of some kinds. */
  show: z.enum(['all', 'unread']).default('all'),
  kind: z.enum(CATEGORIES).optional(),
  cursor: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type NoticeQuery = z.output<typeof noticeQuery>;

/** Newest first. `unread` counts all that the viewer has not read, whatever is shown; `messages` those of them that tell of messages. */
export const noticeList = z.object({
  items: z.array(notice),
  nextCursor: z.uuid().nullable(),
  total: z.int(),
  unread: z.int(),
  messages: z.int(),
});
export type NoticeList = z.output<typeof noticeList>;

/** Which notices were read: some, those about a case, or all. */
export const readNoticesInput = z.union([
  z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) }),
  z.strictObject({ caseId: z.uuid() }),
  z.strictObject({ all: z.literal(true) }),
]);
export type ReadNoticesInput = z.output<typeof readNoticesInput>;

export const muteParams = z.strictObject({ caseId: z.uuid() });
export const muteInput = z.strictObject({ isMuted: z.boolean() });
export const muteLinkParams = z.strictObject({ token: z.string().min(20).max(100) });
