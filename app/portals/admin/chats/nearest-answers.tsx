import type { NearestEntries } from '#app/features/chat/handoff/people-schema.ts';

/** Where a question that was missed may belong: the answers that come nearest, by their own questions. */
export function NearestAnswers({ nearest }: { nearest: NearestEntries }) {
  if (nearest.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1 text-sm text-slate">
      {nearest.map(({ key, question }) => (
        <li key={key}>{question}</li>
      ))}
    </ul>
  );
}
