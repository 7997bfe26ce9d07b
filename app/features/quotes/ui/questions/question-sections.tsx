import { type Answers, isAsked, isRequired, sectionsFor } from '#app/features/quotes/questions/catalogue.ts';
import type { Question } from '#app/features/quotes/questions/question.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { QuestionField } from './question-field.tsx';
import { useQuoteForm } from './question-form.ts';
import { QuestionList } from './question-list.tsx';

/** The questions of a type, in the sections of the catalogue. */
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
      {sections.map((section) => (
        <section key={section.title} className="flex flex-col gap-4">
          <div className="mb-1 border-b border-line pb-3">
            <h3 className="text-xl">{section.title}</h3>
            {section.intro && <p className="mt-1 text-slate">{section.intro}</p>}
          </div>
          {section.questions.map((question) => (
            <Asked key={question.name} {...{ question, answers }} name={`${root}.${question.name}`} />
          ))}
        </section>
      ))}
    </div>
  );
}

function Asked({ question, answers, name }: { question: Question; answers: Answers; name: string }) {
  switch (question.kind) {
    case 'group':
      return question.fields.map((field) => (
        <QuestionField
          key={field.name}
          question={field}
          name={`${name}.${field.name}`}
          isRequired={field.required === true}
        />
      ));
    case 'list':
      return <QuestionList {...{ question, name }} />;
    default:
      return <QuestionField {...{ question, name }} isRequired={isRequired(question, answers)} />;
  }
}
