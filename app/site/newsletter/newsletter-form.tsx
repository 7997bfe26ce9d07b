import { CircleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { TrapField } from '#app/ui/forms/trap-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import type { Doubted, Subscribed } from './subscribe.ts';

// What a press of the button needs is no part of the page: it loads with the press.
const loadRules = () => import('#app/features/newsletter/schema.ts');
const loadSending = () => import('./subscribe.ts');
const loadAnswer = () => import('./newsletter-answer.tsx');
const NewsletterAnswer = lazy(async () => ({ default: (await loadAnswer()).NewsletterAnswer }));

const FAILED = 'Failed to subscribe. Please try again later.';

/** One address and one button. A failed call keeps what was typed; without script the plain page takes it. */
export function NewsletterForm({ isOnDark = false }: { isOnDark?: boolean }) {
  const [answer, setAnswer] = useState<Subscribed | Doubted | null>(null);
  const form = useForm({
    values: { email: '' },
    schema: async () => (await loadRules()).subscribeSchema,
    async send(input) {
      const [{ subscribe }] = await Promise.all([loadSending(), loadAnswer()]);
      return subscribe(input);
    },
    onDone: (answered) => {
      if (answered && 'address' in answered) form.reset();
      setAnswer(answered);
    },
    otherwise: FAILED,
  });
  const { error, ...field } = form.field('email');
  const problem = error ?? form.problem;

  function take(email: string) {
    form.fill({ email });
    setAnswer(null);
    document.getElementById(field.id)?.focus();
  }

  return (
    <form {...form.props} method="post" action="/newsletter/plain" className="relative">
      <label htmlFor={field.id} className="text-sm font-semibold">
        Email address
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          {...field}
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${field.id}-problem` : undefined}
          className="min-h-12 min-w-0 flex-[1_1_13rem] rounded-control border border-control bg-surface px-3.5 text-base text-ink placeholder:text-slate aria-invalid:border-danger"
        />
        <Button
          type="submit"
          look={isOnDark ? 'secondary' : 'primary'}
          pending={form.isPending}
          pendingLabel="Subscribing…"
        >
          Subscribe
        </Button>
      </div>
      <TrapField />
      {answer && !problem && !form.isPending && (
        <Suspense>
          <NewsletterAnswer answer={answer} onTake={take} />
        </Suspense>
      )}
      {problem && (
        <p
          id={`${field.id}-problem`}
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
