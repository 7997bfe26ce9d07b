import { type FormEvent, useState } from 'react';
import { typedIn } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStepSend } from '#app/features/cases/ui/steps/use-step-send.ts';
import { answerTestimonialMutation } from '#app/features/testimonials/data.ts';
import { TESTIMONIAL_CONSENT } from '#app/features/testimonials/wording.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';

type TestimonialCardProps = {
  caseId: string;
  steps: readonly string[];
  /** Where the request is from, to begin with. */
  city: string | null;
};

/** Asks the client of a won case once how it went, and shows how it will look. */
export function TestimonialCard({ caseId, steps, city }: TestimonialCardProps) {
  const [typed, setTyped] = useState({ quote: '', displayName: '', city: city ?? '' });
  const step = useStepSend({ ...answerTestimonialMutation, done: { title: 'Thank you' } });
  if (!steps.includes('answer_testimonial')) return null;
  const bind = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    error: step.errors[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const hasAgreed = typedIn(new FormData(event.currentTarget), 'consent') === 'on';
    const consent = (hasAgreed ? TESTIMONIAL_CONSENT.version : '') as typeof TESTIMONIAL_CONSENT.version;
    step.send({ caseId, isGiven: true, consent, ...typed });
  };
  return (
    <Card heading="How did it go?">
      <p>
        We ask this once. A few words help others; a person of this site reads them before they are shown.
      </p>
      <form noValidate onSubmit={send} className="mt-5 flex flex-col gap-5">
        {step.problem && (
          <Callout tone="warning" live title="This did not go through">
            {step.problem}
          </Callout>
        )}
        <TextArea label="In your words" rows={3} {...bind('quote')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Name to show" help="Such as your first name." {...bind('displayName')} />
          <TextField label="City" optional {...bind('city')} />
        </div>
        {typed.quote.trim() !== '' && (
          <figure aria-label="How it will look" className="rounded-card border border-line bg-mist p-5">
            <blockquote className="whitespace-pre-line wrap-anywhere">“{typed.quote.trim()}”</blockquote>
            <figcaption className="mt-2 text-sm text-slate">
              {[typed.displayName.trim() || 'Name', typed.city.trim()].filter(Boolean).join(', ')}
            </figcaption>
          </figure>
        )}
        <CheckboxField name="consent" label={TESTIMONIAL_CONSENT.text} error={step.errors.consent} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" pending={step.isPending} pendingLabel="Sending…">
            Send
          </Button>
          <Button look="quiet" onClick={() => step.send({ caseId, isGiven: false })}>
            I would rather not
          </Button>
        </div>
      </form>
    </Card>
  );
}
