import { Fragment, type ReactNode } from 'react';
import { type Answers, isAsked, isRequired, type Screen } from '#app/features/quotes/questions/catalogue.ts';
import type { Question, Section } from '#app/features/quotes/questions/question.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { Fold } from '#app/ui/forms/fold.tsx';
import { isBlank, valueAt } from '#app/ui/forms/state/value-at.ts';
import { AskedQuestion } from './asked-question.tsx';
import { NoneOfThese } from './none-of-these.tsx';
import { useQuoteForm } from './question-form.ts';
import { WhyThese } from './why-these.tsx';

type QuestionScreenProps = { type: QuoteType; screen: Screen };

/**
 * The questions of one subject: what answers others of them, what is needed, what helps, and what is always optional.
 * Folded is what few have at hand.
 */
export function QuestionScreen({ type, screen }: QuestionScreenProps) {
  const root = `answers.${type}`;
  const answers = (valueAt(useQuoteForm().values, root) ?? {}) as Answers;
  const isNeeded = (question: Question) =>
    question.kind === 'group' || question.isSeen === true || isRequired(question, answers);
  const isShown = (question: Question) => isAsked(question, answers);
  const asked = screen.asked.filter((question) => isShown(question) && isNeeded(question));
  const more = [...screen.asked.filter((question) => !isNeeded(question)), ...screen.more].filter(isShown);
  const also = screen.also
    .map((section) => ({ ...section, questions: section.questions.filter(isShown) }))
    .filter(({ questions }) => questions.length > 0);
  const [answeredAtOnce] = Object.keys(screen.none?.answers ?? {});
  const fields = (questions: readonly Question[]) =>
    questions.map((question) => (
      <Fragment key={question.name}>
        {question.name === answeredAtOnce && screen.none && <NoneOfThese type={type} none={screen.none} />}
        <AskedQuestion {...{ question, answers }} name={`${root}.${question.name}`} />
      </Fragment>
    ));
  return (
    <div className="flex flex-col gap-6">
      {screen.start.length > 0 && (
        <Folded label="Have the VIN? It fills in the rest" questions={screen.start} root={root}>
          {fields(screen.start)}
        </Folded>
      )}
      {fields(asked)}
      {more.length > 0 && (
        <Folded label="More, if you have it handy" questions={more} root={root}>
          {fields(more)}
        </Folded>
      )}
      {also.length > 0 && (
        <div className="flex flex-col gap-3">
          {also.map((section) => (
            <Ending key={section.title} {...{ section, root }}>
              {fields(section.questions)}
            </Ending>
          ))}
        </div>
      )}
      <WhyThese
        questions={[...screen.start, ...asked, ...more, ...also.flatMap(({ questions }) => questions)]}
      />
    </div>
  );
}

/** A subject in which nothing is needed, at the end of a screen of another one. */
function Ending({ section, root, children }: { section: Section; root: string; children: ReactNode }) {
  const { title, intro, isOpen, questions } = section;
  if (!isOpen) return <Folded {...{ label: title, questions, root, children }} />;
  return (
    <section className="mt-4 mb-3 flex flex-col gap-6 border-t border-line pt-8">
      <div>
        <h3 className="text-xl">{title}</h3>
        {intro && <p className="mt-1 text-slate">{intro}</p>}
      </div>
      {children}
    </section>
  );
}

type FoldedProps = { label: string; questions: readonly Question[]; root: string; children: ReactNode };

/** Stands open once something in it has been answered, or found wrong. */
function Folded({ label, questions, root, children }: FoldedProps) {
  const { values, errors } = useQuoteForm();
  const names = questions.flatMap((question) => namesOf(question, root));
  const hasError = Object.keys(errors).some((found) =>
    names.some((name) => `${found}.`.startsWith(`${name}.`)),
  );
  const hasAnswer = names.some((name) => !isBlank(valueAt(values, name)));
  return (
    <Fold label={`${label} (optional)`} isOpen={hasError || hasAnswer}>
      {children}
    </Fold>
  );
}

function namesOf(question: Question, root: string): string[] {
  const name = `${root}.${question.name}`;
  return question.kind === 'group' ? question.fields.map((field) => `${name}.${field.name}`) : [name];
}
