import { useQuery } from '@tanstack/react-query';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { caseTalk, conversationQuery } from '#app/features/messages/data.ts';
import {
  asksSomething,
  isAnswerAwaited,
  isAnswerRead,
  type Said,
} from '#app/features/messages/rules/awaited-answer.ts';
import type { CaseLine } from '#app/features/messages/schema.ts';

type Line = Pick<CaseLine, 'kind' | 'isYours' | 'body' | 'deletedAt'>;

/** What both sides have said, without notes and what was taken back. */
export const saidIn = (lines: readonly Line[]): Said[] =>
  lines
    .filter(({ kind, deletedAt }) => kind === 'said' && !deletedAt)
    .map(({ isYours, body }) => ({ isYours, asks: asksSomething(body) }));

/** What the other side wrote last that the reader has said nothing to; null where that is nothing. */
export function unansweredWords(lines: readonly Line[]): string | null {
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
  const said = saidIn(linesAt('work'));
  return {
    ...{ isAsked: isAnswerAwaited(said), isAnswered: isAnswerRead(said) },
    unanswered: unansweredWords(linesAt('reply')),
  };
}
