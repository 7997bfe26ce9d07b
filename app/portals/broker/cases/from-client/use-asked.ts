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

/**
 * Whether the broker waits for an answer to a question in the messages. It goes by what the page has read: to read the
 * conversation only for this would stand in the record of who has seen the client's data.
 */
export function useAsked({ id, view, turn }: BrokerCase | AdminCase): boolean {
  const { data } = useQuery({ ...conversationQuery(caseTalk(id)), enabled: false });
  return view === 'broker' && turn.what === 'work' && isAnswerAwaited(data?.lines ?? []);
}
