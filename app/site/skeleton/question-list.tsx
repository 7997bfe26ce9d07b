import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { WithRegister } from './with-register.tsx';

export type Question = { id: string; question: string; answer: string };

type QuestionListProps = { questions: readonly Question[]; level?: 2 | 3 };

/** Said once for the whole list; the arrow is two borders of a turned square. */
const LIST = classNames(
  'divide-y divide-line border-y border-line *:break-inside-avoid',
  '[&_button]:flex [&_button]:min-h-12 [&_button]:w-full [&_button]:items-center [&_button]:justify-between [&_button]:gap-6 [&_button]:py-3 [&_button]:text-left [&_button]:font-semibold sm:[&_button]:text-lg [&_button:hover]:text-spruce',
  '[&_button]:after:mr-1 [&_button]:after:-mt-1 [&_button]:after:size-2.5 [&_button]:after:shrink-0 [&_button]:after:rotate-45 [&_button]:after:border-r-2 [&_button]:after:border-b-2 [&_button]:after:border-spruce [&_button]:after:transition-transform [&_button[aria-expanded=true]]:after:mt-1 [&_button[aria-expanded=true]]:after:rotate-225',
  'noscript:[&_button]:after:hidden print:[&_button]:min-h-0 print:[&_button]:after:hidden',
);

/**
 * Questions that fold out. Without script and on paper every answer stands open; an address that ends in the
 * question's #id opens it.
 */
export function QuestionList({ questions, level = 3 }: QuestionListProps) {
  return (
    <ul className={LIST}>
      {questions.map((item) => (
        <FoldingQuestion key={item.id} item={item} level={level} />
      ))}
    </ul>
  );
}

function FoldingQuestion({ item, level }: { item: Question; level: 2 | 3 }) {
  const { hash } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const Heading = level === 2 ? 'h2' : 'h3';

  useEffect(() => {
    if (hash === `#${item.id}`) setOpen(true);
  }, [hash, item.id]);

  return (
    <li id={item.id}>
      <Heading>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${item.id}-answer`}
          onClick={() => setOpen(!isOpen)}
        >
          {item.question}
        </button>
      </Heading>
      <div
        id={`${item.id}-answer`}
        className={classNames('max-w-text pt-1 pb-5', !isOpen && 'hidden noscript:block print:block')}
      >
        {item.answer.split('\n\n').map((paragraph) => (
          <p key={paragraph} className="not-first:mt-3">
            <WithRegister text={paragraph} />
          </p>
        ))}
      </div>
    </li>
  );
}
