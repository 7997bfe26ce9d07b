import { CircleAlert } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';

// What a press of the button needs is no part of the page: it loads with the press.
const loadSending = () => import('./subscribe.ts');

/** One address and one button. A failed call keeps what was typed. */
export function NewsletterForm({ isOnDark = false }: { isOnDark?: boolean }) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem('email');
    if (!(field instanceof HTMLInputElement)) return;
    setPending(true);
    const { emailProblem, subscribe } = await loadSending();
    const found = emailProblem(field.value);
    setProblem(found);
    if (found) field.focus();
    else if (await subscribe(field.value)) form.reset();
    setPending(false);
  }

  return (
    <form noValidate onSubmit={onSubmit} onFocus={() => void loadSending()}>
      <label htmlFor={id} className="text-sm font-semibold">
        Email address
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          className="min-h-12 min-w-0 flex-[1_1_13rem] rounded-control border border-control bg-surface px-3.5 text-base text-ink placeholder:text-slate aria-invalid:border-danger"
        />
        <Button
          type="submit"
          look={isOnDark ? 'secondary' : 'primary'}
          pending={isPending}
          pendingLabel="Subscribing…"
        >
          Subscribe
        </Button>
      </div>
      {problem && (
        <p
          id={`${id}-problem`}
          role="alert"
          className={classNames(
            'mt-2 flex gap-1.5 text-sm font-medium',
            isOnDark ? 'text-blush' : 'text-danger',
          )}
        >
          <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {problem}
        </p>
      )}
    </form>
  );
}
