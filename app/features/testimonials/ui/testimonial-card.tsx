import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import type { TestimonialWay } from '#app/features/testimonials/data.ts';
import { SHORTEST_COMMENT, testimonialAnswer } from '#app/features/testimonials/schema.ts';
import { currentTestimonialWording, testimonialWording } from '#app/features/testimonials/wording.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { useFocusWhen } from '#app/ui/focus/use-focus-when.ts';
import { CheckboxField } from '#app/ui/forms/checkbox-field.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { sendByKeys } from '#app/ui/forms/state/send-by-keys.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { TextAnchor } from '#app/ui/text/text-link.tsx';
import { OwnTestimonialCard } from './own-testimonial-card.tsx';

type TestimonialCardProps = {
  way: TestimonialWay;
  /** Where the request is from, to begin with. */
  city: string | null;
  /** Whose it is: their first name is offered. */
  name: string;
};

/** Asks the client of a won case once how it went; after that, what they said, and what became of it. */
export function TestimonialCard({ steps, ...card }: TestimonialCardProps & { steps: readonly string[] }) {
  const isAsked = steps.includes('answer_testimonial');
  const [wasAsked] = useState(isAsked);
  const place = useRef<HTMLDivElement>(null);
  // What was sent stands where it was written.
  useFocusWhen(place, !isAsked);
  return (
    <div ref={place} tabIndex={-1} className="rounded-card empty:hidden">
      {isAsked ? <AskCard {...card} /> : <OwnTestimonialCard way={card.way} isAnswered={wasAsked} />}
    </div>
  );
}

function AskCard({ way, city, name }: TestimonialCardProps) {
  const queryClient = useQueryClient();
  const step = useStep({
    mutationFn: way.give,
    onDone: () => void queryClient.invalidateQueries({ queryKey: way.own.queryKey }),
  });
  const form = useStepForm({
    values: {
      isGiven: true,
      quote: '',
      displayName: name.split(' ')[0] ?? '',
      city: city ?? '',
      consent: '',
    },
    schema: testimonialAnswer,
    send: step.send,
  });
  const { quote, displayName, city: shownCity } = form.values;
  return (
    <Card heading="How did it go?">
      <p>
        We ask this once. A few words help others. Your broker sees them as soon as you send them, and we
        review every comment before publishing it. Something for us alone? Please{' '}
        <TextAnchor href="/contact">write to us</TextAnchor>.
      </p>
      <Form
        form={form}
        sendLabel="Send"
        pendingLabel="Sending…"
        problemTitle="This did not go through"
        className="mt-5"
        beside={
          <Button look="quiet" onClick={() => step.take({ isGiven: false })}>
            No thanks
          </Button>
        }
      >
        <TextArea
          label="In your words"
          help={`At least ${SHORTEST_COMMENT} characters.`}
          rows={3}
          {...form.field('quote')}
          onKeyDown={(event) => sendByKeys(event)}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Name to show" help="Such as your first name." {...form.field('displayName')} />
          <TextField label="City" optional help="Left empty, none is shown." {...form.field('city')} />
        </div>
        {quote.trim() !== '' && (
          <figure aria-label="How it will look" className="rounded-card border border-line bg-mist p-5">
            <blockquote className="whitespace-pre-line wrap-anywhere">“{quote.trim()}”</blockquote>
            <figcaption className="mt-2 text-sm text-slate">
              {[displayName.trim() || 'Name', shownCity.trim()].filter(Boolean).join(', ')}
            </figcaption>
          </figure>
        )}
        <CheckboxField
          label={testimonialWording()}
          value={currentTestimonialWording()}
          {...form.box('consent')}
        />
      </Form>
    </Card>
  );
}
