import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';

export type Question = { id: string; question: string; answer: string };

type QuestionListProps = { questions: readonly Question[]; level?: 2 | 3 };

/**
 * Questions that fold out. Without script and on paper every answer stands open; an address that ends in the
 * question's #id opens it.
 */
export function QuestionList({ questions, level = 3 }: QuestionListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
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
    <li id={item.id} className="break-inside-avoid">
      <Heading className="text-base sm:text-lg">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${item.id}-answer`}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-14 w-full items-center justify-between gap-6 py-3 text-left font-semibold hover:text-spruce"
        >
          {item.question}
          <ChevronDown
            aria-hidden="true"
            className={classNames(
              'size-5 shrink-0 text-spruce transition-transform noscript:hidden print:hidden',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </Heading>
      <div
        id={`${item.id}-answer`}
        className={classNames('max-w-text pb-5', !isOpen && 'hidden noscript:block print:block')}
      >
        {item.answer.split('\n\n').map((paragraph) => (
          <p key={paragraph} className="not-first:mt-3">
            {paragraph}
          </p>
        ))}
      </div>
    </li>
  );
}
