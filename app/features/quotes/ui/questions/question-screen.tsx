import { Check } from 'lucide-react';
import { Fragment } from 'react';
import { type Answers, isAsked, isRequired, type Screen } from '#app/features/quotes/questions/catalogue.ts';
import type { Question } from '#app/features/quotes/questions/question.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/forms/fold.tsx';
import { fillForm } from '#app/ui/forms/state/reset-form.ts';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { withValue } from '#app/ui/forms/state/values.ts';
import { AskedQuestion } from './asked-question.tsx';
import { useQuoteForm } from './question-form.ts';
import { WhyThese } from './why-these.tsx';

type QuestionScreenProps = { type: QuoteType; screen: Screen };

/** The questions of one subject: first what is needed, then, folded, what helps. */
export function QuestionScreen({ type, screen }: QuestionScreenProps) {
  const { values, errors } = useQuoteForm();
  const root = `answers.${type}`;
  const answers = (valueAt(values, root) ?? {}) as Answers;
  const isNeeded = (question: Question) => question.kind === 'group' || isRequired(question, answers);
  const asked = screen.asked.filter(isNeeded);
  const more = [...screen.asked.filter((question) => !isNeeded(question)), ...screen.more].filter(
    (question) => isAsked(question, answers),
  );
  const foldedNames = more.flatMap((question) => namesOf(question, root));
  const needsLook = Object.keys(errors).some((found) =>
    foldedNames.some((name) => `${found}.`.startsWith(`${name}.`)),
  );
  const [answeredAtOnce] = Object.keys(screen.none?.answers ?? {});
  const fields = (questions: readonly Question[]) =>
    questions.map((question) => (
      <Fragment key={question.name}>
        {question.name === answeredAtOnce && <NoneOfThese {...{ type, screen }} />}
        <AskedQuestion {...{ question, answers }} name={`${root}.${question.name}`} />
      </Fragment>
    ));
  return (
    <div className="flex flex-col gap-6">
      {fields(asked)}
      {more.length > 0 && (
        <Fold label="More, if you have it at hand" needsLook={needsLook}>
          {fields(more)}
        </Fold>
      )}
      <WhyThese questions={[...asked, ...more]} />
    </div>
  );
}

function namesOf(question: Question, root: string): string[] {
  const name = `${root}.${question.name}`;
  return question.kind === 'group' ? question.fields.map((field) => `${name}.${field.name}`) : [name];
}

/** Answers several questions with one press; each stays to be seen, and to be changed. */
function NoneOfThese({ type, screen: { none } }: QuestionScreenProps) {
  const { values, held } = useQuoteForm();
  if (!none) return null;
  const answers = Object.entries(none.answers);
  const isSo = answers.every(([name, value]) => valueAt(values, `answers.${type}.${name}`) === value);
  const answer = () =>
    fillForm(
      held,
      answers.reduce(
        (all, [name, value]) => withValue(all, `answers.${type}.${name}`, value),
        held.latest.current.values,
      ),
    );
  return (
    <Button look="secondary" aria-pressed={isSo} onClick={answer} className="justify-start text-left">
      <Check
        aria-hidden="true"
        className={isSo ? 'size-5 shrink-0 text-spruce' : 'size-5 shrink-0 opacity-25'}
      />
      {none.label}
    </Button>
  );
}
