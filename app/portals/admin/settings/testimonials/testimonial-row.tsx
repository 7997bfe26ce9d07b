import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { coverageName } from '#app/features/cases/rules/status-text.ts';
import type { KeptTestimonial } from '#app/features/testimonials/publishing/schema.ts';
import { TestimonialQuote } from '#app/features/testimonials/ui/testimonial-quote.tsx';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { Button } from '#app/ui/button.tsx';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { homePage } from '#content/pages/home.ts';
import { type Direction, focusName, type Publishing } from './use-publishing.ts';

type TestimonialRowProps = {
  testimonial: KeptTestimonial;
  publishing: Publishing;
  /** Where it stands among those on the home page. */
  place: { first: boolean; last: boolean } | undefined;
};

/** One comment: how the home page shows it, what stands behind it, and what can be done with it. */
export function TestimonialRow({ testimonial, publishing, place }: TestimonialRowProps) {
  const { id, displayName, isShown, state } = testimonial;
  return (
    <li
      id={focusName(id, 'row')}
      tabIndex={-1}
      aria-label={`Comment of ${displayName}`}
      className="grid gap-x-6 gap-y-4 rounded-card border border-line bg-mist p-4 sm:p-5 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]"
    >
      <TestimonialQuote testimonial={testimonial} demoLabel={homePage.testimonials.demoLabel} />
      <div className="flex min-w-0 flex-col justify-between gap-4">
        <div>
          <Origin testimonial={testimonial} />
          {state === 'published' && !isShown && (
            <p className="mt-1 text-sm text-warning">
              There is no room for it on the home page. Move it up, or take another comment down.
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <StateButtons testimonial={testimonial} publishing={publishing} />
          {place && (
            <div className="flex gap-1">
              <MoveButton direction="up" isEnd={place.first} {...{ testimonial, publishing }} />
              <MoveButton direction="down" isEnd={place.last} {...{ testimonial, publishing }} />
            </div>
          )}
          <Withdrawal testimonial={testimonial} publishing={publishing} />
        </div>
      </div>
    </li>
  );
}

const day = (at: string) => formatAlbertaTime(new Date(at), 'date').replace(/^\w+, /, '');

function Origin({
  testimonial: { serviceType, collectedOn, consent, caseId, isDemo },
}: Pick<TestimonialRowProps, 'testimonial'>) {
  if (isDemo)
    return (
      <p className="text-sm text-slate">
        A sample that comes with the demo. It is never shown on a live site.
      </p>
    );
  return (
    <>
      <p className="text-sm text-slate">
        {serviceType && `${coverageName(serviceType)}. `}Written on {dayWords(collectedOn)}.{' '}
        {caseId && <TextLink to={`/admin/cases/${caseId}`}>Open the request</TextLink>}
      </p>
      {consent && (
        <p className="mt-1 text-sm text-slate">
          Consent given on {day(consent.at)}, wording of {consent.textVersion}.
        </p>
      )}
      {consent?.withdrawnAt && (
        <p className="mt-1 text-sm font-medium">
          Consent withdrawn on {day(consent.withdrawnAt)}. This comment can no longer be shown.
        </p>
      )}
    </>
  );
}

type PartProps = Omit<TestimonialRowProps, 'place'>;

function StateButtons({ testimonial, publishing: { setState, isBusy } }: PartProps) {
  const { state, displayName, consent } = testimonial;
  if (consent?.withdrawnAt) return null;
  const button = (look: 'primary' | 'secondary', words: string, to: KeptTestimonial['state']) => (
    <Button
      look={look}
      size="small"
      pending={isBusy}
      aria-label={`${words}: comment of ${displayName}`}
      onClick={() => setState(testimonial, to)}
    >
      {words}
    </Button>
  );
  if (state === 'published') return button('secondary', 'Take down', 'withdrawn');
  return (
    <>
      {button(state === 'draft' ? 'primary' : 'secondary', 'Publish', 'published')}
      {state === 'draft' && button('secondary', 'Do not publish', 'withdrawn')}
    </>
  );
}

type MoveButtonProps = PartProps & { direction: Direction; isEnd: boolean };

function MoveButton({ direction, isEnd, testimonial, publishing: { moveTo, isBusy } }: MoveButtonProps) {
  const label = `Move ${direction}: comment of ${testimonial.displayName}`;
  const Arrow = direction === 'up' ? ArrowUp : ArrowDown;
  return (
    <button
      id={focusName(testimonial.id, direction)}
      type="button"
      aria-label={label}
      title={`Move ${direction}`}
      // It keeps the focus at the ends of the list.
      aria-disabled={isEnd || isBusy}
      onClick={() => !isEnd && !isBusy && moveTo(testimonial, direction)}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-control bg-surface text-slate inset-ring inset-ring-control hover:bg-mist hover:text-ink aria-disabled:opacity-35"
    >
      <Arrow aria-hidden="true" className="size-4.5" />
    </button>
  );
}

function Withdrawal({ testimonial, publishing: { recordWithdrawal, isWithdrawing } }: PartProps) {
  const [isOpen, setOpen] = useState(false);
  const { displayName, consent } = testimonial;
  if (!consent || consent.withdrawnAt) return null;
  return (
    <>
      <Button look="quiet" size="small" onClick={() => setOpen(true)}>
        Record withdrawal<span className="sr-only"> of consent: comment of {displayName}</span>
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={`${displayName} has withdrawn their consent?`}
        description="The comment leaves the home page at once and can never be shown again. The day is kept as proof. This cannot be undone."
        doLabel="Record it"
        pendingLabel="Recording…"
        isPending={isWithdrawing}
        onConfirm={() => recordWithdrawal(testimonial, () => setOpen(false))}
        isDangerous
      />
    </>
  );
}
