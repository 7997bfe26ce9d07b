import { useQuery } from '@tanstack/react-query';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { caseTalk, conversationQuery } from '#app/features/messages/data.ts';
import type { CaseLine } from '#app/features/messages/schema.ts';

type Said = Pick<CaseLine, 'kind' | 'isYours' | 'body' | 'deletedAt'>;

/** Whether the reader has asked the other side something since that side last wrote. */
export function isAnswerAwaited(lines: readonly Said[]): boolean {
  const said = lines.filter(({ kind, deletedAt }) => kind === 'said' && !deletedAt);
  const since = said.slice(said.findLastIndex(({ isYours }) => !isYours) + 1);
  return since.some(({ body }) => body.includes('?'));
}

/** Whether the reader has answered a question of the other side, which has said nothing since. */
export function isAnswerRead(lines: readonly Said[]): boolean {
  const said = lines.filter(({ kind, deletedAt }) => kind === 'said' && !deletedAt);
  const last = said.findLastIndex(({ isYours }) => !isYours);
  if (last === -1 || last === said.length - 1) return false;
  const before = said.findLastIndex(({ isYours }, at) => isYours && at < last);
  return said.slice(before + 1, last + 1).some(({ body }) => body.includes('?'));
}

/** What the other side wrote last that the reader has said nothing to; null where that is nothing. */
export function unansweredWords(lines: readonly Said[]): string | null {
  const last = lines.findLast(({ kind, deletedAt }) => kind === 'said' && !deletedAt);
  return last && !last.isYours ? last.body : null;
}

/**
 * Whether the broker waits for an answer to a question in the messages, or has answered one of the client, and what of theirs has no answer. It goes by what the page has read: to read the
 * conversation only for this would stand in the record of who has seen the client's data.
 */
export function useAsked({ id, view, turn }: BrokerCase | AdminCase) {
  const { data } = useQuery({ ...conversationQuery(caseTalk(id)), enabled: false });
  const linesAt = (what: typeof turn.what) => (view === 'broker' && turn.what === what && data?.lines) || [];
  const lines = linesAt('work');
  return {
    ...{ isAsked: isAnswerAwaited(lines), isAnswered: isAnswerRead(lines) },
    unanswered: unansweredWords(linesAt('reply')),
  };
}
