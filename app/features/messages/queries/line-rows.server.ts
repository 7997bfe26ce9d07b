import { and, eq, inArray, ne, not, type SQL, sql } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { partners } from '#app/features/brokers/partners.server.ts';
import { type Party, readableKinds, type Subject } from '#app/features/messages/policy.server.ts';
import type { ThreadLine } from '#app/features/messages/schema.ts';
import { threadLines, threadParticipants, threads } from '#app/features/messages/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';

/** What brokers read of the broker before them. */
const ANOTHER_BROKER = 'Another broker';

type Named = { fullName: string; brokerage: string | null; licenceNumber: string | null };

/** How people are named in a conversation: a broker with brokerage and licence. */
export function nameInThread({ fullName, brokerage, licenceNumber }: Named): string {
  return [fullName, brokerage, licenceNumber && `licence ${licenceNumber}`].filter(Boolean).join(', ');
}

/** The lines of one subject that a party may read. */
export function readableBy(party: Party, { policy, id }: Subject): SQL | undefined {
  return and(
    // Found first, and not joined: the newest lines are then read in their order, however many there are.
    sql`${threadLines.threadId} = (
      select ${threads.id} from ${threads}
      where ${threads.subjectKind} = ${policy.kind} and ${threads.subjectId} = ${id})`,
    inArray(threadLines.kind, readableKinds(party)),
    // What one broker noted is not for the next one, who works for somebody else.
    party.role === 'broker' && party.userId
      ? not(
          sql`${and(
            eq(threadLines.kind, 'internal'),
            eq(threadParticipants.role, 'broker'),
            ne(threadParticipants.userId, party.userId),
          )}`,
        )
      : undefined,
  );
}

/** A line as `party` reads it, and the key its sender gave it. */
export type ReadLine = ThreadLine & { clientId: string | null; revision: number };

/** Lines with their authors, of which the caller sets the conditions, the order and the limit. */
export function selectLines(db: Db) {
  return db
    .select({
      line: threadLines,
      role: threadParticipants.role,
      userId: threadParticipants.userId,
      fullName: people.fullName,
      brokerage: partners.brokerage,
      licenceNumber: partners.licenceNumber,
    })
    .from(threadLines)
    .leftJoin(threadParticipants, eq(threadParticipants.id, threadLines.participantId))
    .leftJoin(people, eq(people.id, threadParticipants.userId))
    .leftJoin(partners, eq(partners.userId, threadParticipants.userId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectLines>>[number];

export function toLine({ line, role, userId, fullName, ...licence }: Row, party: Party): ReadLine {
  const isOtherBroker = party.role === 'broker' && role === 'broker' && userId !== party.userId;
  const author = fullName ? nameInThread({ fullName, ...licence }) : null;
  return {
    id: line.id,
    position: line.position,
    revision: line.revision,
    kind: line.kind,
    role,
    author: isOtherBroker ? ANOTHER_BROKER : author,
    authorId: userId,
    clientId: line.clientId,
    body: line.body,
    documentIds: line.documentIds,
    byEmail: line.byEmail,
    createdAt: line.createdAt,
    editedAt: line.editedAt,
    deletedAt: line.deletedAt,
  };
}
