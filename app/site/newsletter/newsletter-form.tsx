import { CircleAlert } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { clearTrap, TrapField } from '#app/ui/forms/trap-field.tsx';

// What a press of the button needs is no part of the page: it loads with the press.
const loadSending = () => import('./subscribe.ts');

const FAILED = 'Failed to subscribe. Please try again later.';

/** One address and one button. A failed call keeps what was typed; without script the plain page takes it. */
export function NewsletterForm({ isOnDark = false }: { isOnDark?: boolean }) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [isDone, setDone] = useState(false);
  const [isPending, setPending] = useState(false);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    setPending(true);
    setDone(false);
    const result = await loadSending()
      .then(({ subscribe }) => subscribe(values))
      // A part of the page could not be loaded: the connection is gone, or the site has been updated.
      .catch(() => ({ isDone: false, problem: FAILED }));
    if (result.isDone) form.reset();
    else clearTrap(form);
    setDone(result.isDone);
    setProblem(result.problem);
    setPending(false);
    if (result.problem) document.getElementById(id)?.focus();
  }

  return (
    <form
      method="post"
      action="/newsletter/plain"
      noValidate
      onSubmit={onSubmit}
      onFocus={() => void loadSending().catch(() => undefined)}
      className="relative"
    >
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
      <TrapField />
      {isDone && (
        <p ref={showLine} role="status" className="mt-2 text-sm font-medium">
          One step is left: please press the button in the email we have sent you.
        </p>
      )}
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

/** In the footer the line may appear below the edge of the window. */
function showLine(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: 'nearest' });
}
