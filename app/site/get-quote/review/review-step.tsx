import { useState } from 'react';
import { castRequest } from '#app/features/quotes/answers/cast/cast-request.ts';
import { REACH_PURPOSES } from '#app/features/quotes/consents/reach-purposes.ts';
import { consentWordings } from '#app/features/quotes/consents/wording.ts';
import type { Answers, Screen } from '#app/features/quotes/questions/catalogue.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { fieldId, type QuoteValues, useQuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';
import { useVehicle } from '#app/features/quotes/ui/questions/vin/use-vehicle.ts';
import { Consent } from '#app/site/get-quote/consent.tsx';
import { ReachLine } from '#app/site/get-quote/contact/reach-line.tsx';
import { textAt } from '#app/site/get-quote/form-values.ts';
import { type Step, stepOfField } from '#app/site/get-quote/steps/steps.ts';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/forms/fold.tsx';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { SkipLink } from '#app/ui/frame/skip-link.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { AddButton } from './add-button.tsx';
import { contactFacts } from './contact-facts.ts';
import { Subject } from './subject.tsx';
import { subjectsOf } from './subjects.ts';

type ReviewStepProps = {
  type: QuoteType;
  screens: readonly Screen[];
  /** Leads to the field of this name, on its step. */
  onChange: (step: Step, field: string) => void;
};

/** From here on there is room for every answer at once. */
const ROOMY = '(min-width: 40rem)';

/**
 * Everything as it will be sent, by subject, each answer with the way to change it, and the consent to share it. On a
 * phone, where it would fill three screens, the subjects are folded to all their answers in short, but for those in which something wants a look.
 */
export function ReviewStep({ type, screens, onChange }: ReviewStepProps) {
  const { values } = useQuoteForm();
  const cast = castRequest({ ...values, answers: valueAt(values, `answers.${type}`) });
  const answers = cast.answers as Answers;
  const seek = (field: string) => onChange(stepOfField(field, screens) ?? 'what', field);
  const vehicle = useVehicle(textAt(values, `answers.${type}.vehicle.vin`));
  const subjects = subjectsOf(type, answers, { fullName: valueAt(cast, 'contact.fullName'), vehicle });
  const [isWhole, setIsWhole] = useState(() => matchMedia(ROOMY).matches);
  const isEmpty = ({ shown, left }: (typeof subjects)[number]) => shown.length === 0 && !left?.needed;
  const again = useForgottenConsent(values);
  const contact = { title: 'How to reach you', shown: contactFacts(values), left: undefined };
  return (
    <div className="flex flex-col gap-3 sm:gap-5">
      <div>
        <SkipLink target={fieldId('consent.share')}>Skip to your consent</SkipLink>
        <Button
          look="quiet"
          size="small"
          onClick={() => setIsWhole(!isWhole)}
          className="-mt-5 -ml-4 print:hidden sm:-mt-4"
        >
          {isWhole ? 'Close every section' : 'Open every section'}
        </Button>
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {subjects
            .filter((subject) => !isEmpty(subject))
            .map((subject) => (
              <Subject key={subject.title} {...{ subject, isWhole }} onChange={seek} />
            ))}
          <Subject subject={contact} isWhole={isWhole} onChange={seek}>
            <ReachLine />
          </Subject>
        </ul>
        {subjects.filter(isEmpty).map(
          ({ title, left }) =>
            // One in which nothing is asked, such as that of another industry, leads nowhere.
            left && (
              <AddButton key={title} onClick={() => seek(left.name)}>
                <span className="sr-only">Add </span>
                {title}
              </AddButton>
            ),
        )}
      </div>
      <section className="flex flex-col gap-1.5 sm:gap-3">
        <h3 className="text-xl">Your consent</h3>
        {again && (
          <p>What you agree to is not kept when this page is loaded again, so please agree once more.</p>
        )}
        {consentWordings()
          .filter(({ field }) => field === 'share' || field === again)
          .map((consent) => (
            <Consent key={consent.field} consent={consent} />
          ))}
        <p className="text-sm text-slate">
          How we keep and delete it: <TextLink to="/privacy-policy">privacy policy</TextLink>.
        </p>
      </section>
      {consentWordings()
        .filter(({ field }) => field === 'newsletter')
        .map((consent) => (
          <Fold
            key={consent.field}
            label="Our newsletter (optional)"
            isOpen={isWhole || valueAt(values, `consent.${consent.field}`) === true}
          >
            <Consent consent={consent} />
          </Fold>
        ))}
    </div>
  );
}

/** The consent that the chosen way of contact needs, where a reload has dropped it. It stays in sight once it is given again. */
function useForgottenConsent(values: QuoteValues): string | undefined {
  const [forgotten] = useState(() => {
    const method = textAt(values, 'contact.contactMethod');
    const needed = method === 'phone' ? 'call' : method;
    return REACH_PURPOSES.some((purpose) => purpose === needed) &&
      valueAt(values, `consent.${needed}`) !== true
      ? needed
      : undefined;
  });
  return forgotten;
}
