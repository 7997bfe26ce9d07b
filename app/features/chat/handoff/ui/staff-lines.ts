import type { CaseLine } from '#app/features/messages/schema.ts';
import type { StaffChatDetail, StoredLine } from '../people-schema.ts';

const PARTIES = { user: 'visitor', assistant: 'assistant', person: 'admin', note: null } as const;

type Told = Pick<StaffChatDetail, 'messages' | 'visitorName' | 'answerer'>;

/** A line of the chat as one of the letter exchange of a case, which is drawn alike. */
export function toCaseLine({ messages, visitorName, answerer }: Told, place: number): CaseLine {
  const { id, role, content, author, createdAt } = messages[place] as StoredLine;
  const names = { user: visitorName ?? 'Visitor', assistant: 'Assistant', person: author, note: null };
  return {
    ...{ id, position: place + 1, body: content, createdAt, author: names[role] },
    kind: role === 'note' ? 'note' : 'said',
    role: PARTIES[role],
    isYours: role === 'person' && answerer?.isYou === true && author === answerer.name,
    ...{ clientId: null, documentIds: [], byEmail: false, editedAt: null, deletedAt: null },
  };
}

/**
 * What is new to the people who answer: all since one of them wrote last. Where nobody has, a long talk with the assistant
 * begins at what the visitor wrote last.
 */
export function newFrom(lines: readonly StoredLine[]): { readUpTo: number; start: string } {
  const answered = lines.findLastIndex(({ role }) => role === 'person');
  const isNew = lines.some(({ role }, place) => role === 'user' && place > answered);
  if (answered >= 0) return { readUpTo: isNew ? answered + 1 : lines.length, start: isNew ? 'unread' : '' };
  return { readUpTo: 0, start: lines.findLast(({ role }) => role === 'user')?.id ?? '' };
}
