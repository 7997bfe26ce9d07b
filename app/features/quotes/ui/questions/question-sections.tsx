import { type Answers, isAsked, sectionsFor } from '#app/features/quotes/questions/catalogue.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { AskedQuestion } from './asked-question.tsx';
import { useQuoteForm } from './question-form.ts';
import { WhyThese } from './why-these.tsx';

/** All questions of a type below each other, in the sections of the catalogue: to correct what was answered. */
export function QuestionSections({ type }: { type: QuoteType }) {
  const root = `answers.${type}`;
  const answers = (valueAt(useQuoteForm().values, root) ?? {}) as Answers;
  const sections = sectionsFor(type)
    .map((section) => ({
      ...section,
      questions: section.questions.filter((question) => isAsked(question, answers)),
    }))
    .filter((section) => section.questions.length > 0);
  return (
    <div className="flex flex-col gap-12">
      {sections.map(({ title, intro, questions }) => (
        <section key={title} className="flex flex-col gap-5">
          <div className="mb-1 border-b border-line pb-3">
            <h3 className="text-base">{title}</h3>
            {intro && <p className="mt-1 text-slate">{intro}</p>}
          </div>
          {questions.map((question) => (
            <AskedQuestion key={question.name} {...{ question, answers }} name={`${root}.${question.name}`} />
          ))}
          <WhyThese questions={questions} />
        </section>
      ))}
    </div>
  );
}
