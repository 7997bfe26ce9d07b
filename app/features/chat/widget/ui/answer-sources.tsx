import { Link } from 'react-router';
import type { ChatSource } from '#app/features/assistant/schema.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';

/** Where an answer can be read, folded: the answer itself comes first. */
export function AnswerSources({ sources }: { sources: readonly ChatSource[] }) {
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-spruce">
        Read more
      </summary>
      <ul className="ml-4 flex list-disc flex-col gap-1">
        {sources.map(({ title, to, reviewedOn }) => (
          <li key={to}>
            <Link
              prefetch="intent"
              to={to}
              className="font-semibold text-spruce underline underline-offset-2"
            >
              {title}
            </Link>
            <span className="text-slate">, reviewed {dayWords(reviewedOn)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
