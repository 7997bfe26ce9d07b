import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, notFound } from '#app/platform/errors.ts';
import type { Announcement } from '#app/platform/live/live.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { EDITABLE_MS } from './rules/line-limits.ts';
import type { LineKind, PartyRole, SubjectKind } from './schema.ts';

/** Who somebody is in a thread. A visitor has no account. */
export type Party = { role: PartyRole; userId: string | null };

/** Who said something, or took it back, in which thread. */
type Heard = { threadId: string; role: PartyRole; isGone: boolean };

/** What the feature of a subject decides about its threads. */
export type ThreadPolicy = {
  kind: SubjectKind;
  /**
   * Who the viewer is in the thread of this subject now, or null when it does not exist for them. Whoever calls for a
   * visitor has checked their key to the subject.
   */
  partyOf(tx: Db, viewer: Viewer, subjectId: string): Promise<Party | null>;
  /**
   * Who is written to by everything said, from the first line on: what they have not seen can be told to them
   * elsewhere. Without it somebody takes part from their own first sign on.
   */
  expects?(tx: Db, subjectId: string): Promise<Party[]>;
  /** Whether anybody reads what is said there now; without it always. */
  isOpen?(tx: Db, subjectId: string): Promise<boolean>;
  /** What was said changes for whoever waits for an answer: somebody has said something, or taken it back. */
  heard?(tx: Db, subjectId: string, heard: Heard): Promise<void>;
  /** A line was changed or taken back: what was told of it elsewhere is told no more. */
  changed?(tx: Db, subjectId: string): Promise<void>;
  /** The topic of who has it open, and who writes; without it nobody is told. */
  presenceTopic?(subjectId: string): string;
  /** Whom a change of the thread is told to, and under which topics. */
  tell(tx: Db, subjectId: string): Promise<Announcement>;
};

/** What a thread is about, with the policy of its kind. */
export type Subject = { policy: ThreadPolicy; id: string };

const STAFF: readonly PartyRole[] = ['broker', 'admin'];

/** The kinds of lines somebody reads: what staff write for each other is for staff. */
export function readableKinds({ role }: Party): LineKind[] {
  return STAFF.includes(role) ? ['said', 'internal', 'note'] : ['said', 'note'];
}

/** The kinds of lines that somebody may write now: none when the subject is over. */
export async function writableKinds(
  db: Db,
  { role }: Party,
  { policy, id }: Subject,
): Promise<('said' | 'internal')[]> {
  if (policy.isOpen && !(await policy.isOpen(db, id))) return [];
  return STAFF.includes(role) ? ['said', 'internal'] : ['said'];
}

/** Refuses a line that this party may not write (403), and every line when the subject is over (409). */
export async function requireMayWrite(
  tx: Db,
  { party, subject, kind }: { party: Party; subject: Subject; kind: LineKind },
): Promise<void> {
  if (kind !== 'said' && !STAFF.includes(party.role)) {
    throw new AppError('forbidden', 'You do not have permission to do this.');
  }
  if ((await writableKinds(tx, party, subject)).length > 0) return;
  throw new AppError('conflict', 'Messaging is closed for this request.');
}

type Written = { isOwn: boolean; createdAt: Date; deletedAt: Date | null };

/** Refuses to change a line of somebody else (404), one that was taken back, and one that is too old (409). */
export function requireMayEdit(line: Written, now: Date): void {
  requireMayDelete(line);
  if (line.deletedAt) throw new AppError('conflict', 'This message was deleted.');
  if (now.getTime() - line.createdAt.getTime() < EDITABLE_MS) return;
  throw new AppError('conflict', 'A message can only be changed within 5 minutes. Please write another one.');
}

/** Refuses (404) to take back a line of somebody else. */
export function requireMayDelete({ isOwn }: Written): void {
  if (!isOwn) throw notFound();
}
