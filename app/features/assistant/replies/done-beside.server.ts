import { replies } from '#content/chat/replies.ts';
import type { Knowledge } from '../knowledge.server.ts';
import type { Understood } from '../understand.server.ts';
import { inShort, type Reply } from './reply.server.ts';

/** "…, and can somebody call me today": what a message wants done beside what it asks has its sentence and its button below. */
export function withDoneBeside(
  reply: Reply,
  { decision, wish }: Pick<Understood, 'decision' | 'wish'>,
  { book }: Pick<Knowledge, 'book'>,
): Reply {
  const entry = wish ? book().find(wish) : undefined;
  const isAsked = decision.kind === 'answer' || decision.kind === 'ask';
  if (!entry || !isAsked || entry.key === reply.key) return reply;
  const labels = reply.buttons.map(({ label }) => label);
  // A quote is wished a little by much that is only asked about: beside an answer its form stands, among choices its question.
  const isQuote = entry.facet === 'quote';
  const informs = decision.kind === 'answer' && book().find(decision.key)?.kind === undefined;
  if (isQuote ? !informs : labels.includes(entry.question)) return reply;
  const opening = entry.buttons.find((button) => !('ask' in button) && !labels.includes(button.label));
  return {
    ...reply,
    response: `${reply.response}\n\n${replies.listed([inShort(entry)])}`,
    buttons: [
      ...reply.buttons.filter(({ label }) => label !== entry.question),
      ...(opening ? [opening] : []),
    ],
  };
}
