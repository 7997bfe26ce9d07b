import { type DescribedAnswer, describeAnswers } from '#app/features/quotes/answers/describe-answers.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { classNames } from '#app/ui/class-names.ts';
import { KeyFacts } from '#app/ui/key-facts.tsx';

type AnswerSectionsProps = {
  type: QuoteType;
  answers: Readonly<Record<string, unknown>>;
  /** For whoever works with them: small, and in two columns where there is room. */
  isDense?: boolean;
};

/** What a person answered, in the sections of the form they filled in. */
export function AnswerSections({ type, answers, isDense = false }: AnswerSectionsProps) {
  const sections = bySection(describeAnswers(type, answers));
  if (sections.length === 0) return <p className="text-slate">No answers were given.</p>;
  return (
    <div className="@container">
      <div className={isDense ? 'gap-8 @lg:columns-2' : 'flex flex-col gap-7'}>
        {sections.map(({ title, given }) => (
          <section key={title} className={classNames('break-inside-avoid', isDense && 'pb-5')}>
            <h3 className="mb-2 font-semibold text-spruce">{title}</h3>
            <KeyFacts
              isDense={isDense}
              facts={given.map(({ label, value }) => ({ term: label, detail: value }))}
            />
          </section>
        ))}
      </div>
    </div>
  );
}

function bySection(described: readonly DescribedAnswer[]): { title: string; given: DescribedAnswer[] }[] {
  const groups = Map.groupBy(described, (answer) => answer.section);
  return [...groups].map(([title, given]) => ({ title, given }));
}
