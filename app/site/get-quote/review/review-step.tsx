import { castRequest } from '#app/features/quotes/answers/cast-request.ts';
import { describeAnswers } from '#app/features/quotes/answers/describe-answers.ts';
import { foundIn } from '#app/features/quotes/answers/own-words.ts';
import { consentWordings } from '#app/features/quotes/consents/wording.ts';
import { type Answers, questionsFor, type Screen } from '#app/features/quotes/questions/catalogue.ts';
import { type QuoteType, quoteTypeLabel } from '#app/features/quotes/questions/quote-types.ts';
import { ChangeButton } from '#app/features/quotes/ui/change-button.tsx';
import { answerHint } from '#app/features/quotes/ui/questions/answer-hint.ts';
import { useQuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';
import { Consent } from '#app/site/get-quote/consent.tsx';
import { ReachLine } from '#app/site/get-quote/contact/reach-line.tsx';
import { changeId } from '#app/site/get-quote/sought.tsx';
import { type Step, stepOfField } from '#app/site/get-quote/steps.ts';
import { Card } from '#app/ui/card.tsx';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { KeyFacts } from '#app/ui/key-facts.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { AddButton } from './add-button.tsx';
import { contactFacts } from './contact-facts.ts';
import { leftOut } from './left-out.ts';

type ReviewStepProps = {
  type: QuoteType;
  screens: readonly Screen[];
  /** Leads to the field of this name, on its step. */
  onChange: (step: Step, field: string) => void;
};

type Shown = { name: string; label: string; value: string; hint?: string };

/** Everything as it will be sent, each answer with the way to change it, and the consent to share it. */
export function ReviewStep({ type, screens, onChange }: ReviewStepProps) {
  const { values } = useQuoteForm();
  const answers = castRequest({ ...values, answers: valueAt(values, `answers.${type}`) }).answers as Answers;
  const root = `answers.${type}`;
  const sections = Map.groupBy(describeAnswers(type, answers), ({ section }) => section);
  const left = leftOut(type, answers);
  const hintOf = (name: string) => {
    const question = questionsFor(type).find((one) => one.name === name);
    if (!question) return '';
    if (foundIn(question, answers[name])) return 'You want the broker to read this.';
    // What could be written in the note may stand there by now.
    return question.pastYears && answers.notes ? '' : answerHint(question, answers[name]);
  };
  const seek = (field: string) => onChange(stepOfField(field, screens) ?? 'what', field);
  const rows = (shown: readonly Shown[]) =>
    shown.map(({ name, label, value, hint }) => ({
      term: label,
      detail: (
        <>
          {value}
          {hint && <span className="block text-sm font-normal text-info">{hint}</span>}
        </>
      ),
      action: <ChangeButton id={changeId(name)} label={label} onClick={() => seek(name)} />,
    }));
  return (
    <div className="flex flex-col gap-6">
      <Card heading="What to insure">
        <KeyFacts facts={rows([{ name: 'type', label: 'Type of insurance', value: quoteTypeLabel(type) }])} />
      </Card>
      {[...sections].map(([title, described]) => (
        <Card key={title} heading={title}>
          <KeyFacts
            facts={rows(
              described.map((one) => ({ ...one, name: `${root}.${one.name}`, hint: hintOf(one.name) })),
            )}
          />
          {left
            .filter((one) => one.section === title)
            .map(({ name }) => (
              <AddButton key={name} onClick={() => seek(`${root}.${name}`)}>
                Add more<span className="sr-only">{` to ${title}`}</span>
              </AddButton>
            ))}
        </Card>
      ))}
      <Others
        left={left.filter(({ section }) => !sections.has(section))}
        onAdd={(name) => seek(`${root}.${name}`)}
      />
      <Card heading="How to reach you">
        <ReachLine />
        <KeyFacts facts={rows(contactFacts(values))} className="mt-4" />
      </Card>
      <section className="mt-4 flex flex-col gap-5">
        <h2 className="border-b border-line pb-3 text-xl">Your consent</h2>
        {consentWordings()
          .filter(({ field }) => field === 'share' || field === 'newsletter')
          .map((consent) => (
            <Consent key={consent.field} consent={consent} />
          ))}
        <p className="text-sm text-slate">
          How we keep your information, and how to have it deleted, is in our{' '}
          <TextLink to="/privacy-policy">privacy policy</TextLink>. Your answers stay on this device while you
          read.
        </p>
      </section>
    </div>
  );
}

/** Subjects of which nothing was answered, because nothing in them is needed. */
function Others({ left, onAdd }: { left: ReturnType<typeof leftOut>; onAdd: (name: string) => void }) {
  if (left.length === 0) return null;
  return (
    <Card heading="You could add">
      <ul className="-mt-2">
        {left.map(({ section, name }) => (
          <li key={section}>
            <AddButton onClick={() => onAdd(name)}>{section}</AddButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
