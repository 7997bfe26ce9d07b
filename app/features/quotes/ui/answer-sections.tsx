import { type DescribedAnswer, describeAnswers } from '#app/features/quotes/answers/describe-answers.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { KeyFacts } from '#app/ui/key-facts.tsx';

type AnswerSectionsProps = { type: QuoteType; answers: Readonly<Record<string, unknown>> };

/** What a person answered, in the sections of the form they filled in. */
export function AnswerSections({ type, answers }: AnswerSectionsProps) {
  const sections = bySection(describeAnswers(type, answers));
  if (sections.length === 0) return <p className="text-slate">No answers were given.</p>;
  return (
    <div className="@container">
      <div className="flex flex-col gap-7 @3xl:block @3xl:columns-2 @3xl:gap-10">
        {sections.map(({ title, given }) => (
          <section key={title} className="break-inside-avoid @3xl:mb-7">
            <h3 className="mb-2 font-semibold text-spruce">{title}</h3>
            <KeyFacts facts={given.map(({ label, value }) => ({ term: label, detail: value }))} />
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
