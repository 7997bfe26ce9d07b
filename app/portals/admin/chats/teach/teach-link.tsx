import { Link } from 'react-router';
import type { NearestEntries } from '#app/features/chat/handoff/people-schema.ts';

/** What the page that teaches is told of the question it is about; it is kept out of the address. */
export type ToTeach = { asked: string; nearest: readonly string[] };

type TeachLinkProps = { question: string; nearest: NearestEntries };

/** Leads to the page that teaches the assistant a question. */
export function TeachLink({ question, nearest }: TeachLinkProps) {
  const state: ToTeach = { asked: question, nearest: nearest.map(({ key }) => key) };
  return (
    <Link
      to="/admin/chats/teach"
      state={state}
      className="inline-flex min-h-11 items-center text-sm font-semibold text-spruce underline underline-offset-4"
    >
      Teach<span className="sr-only">{`: ${question}`}</span>
    </Link>
  );
}
