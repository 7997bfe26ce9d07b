import { CircleAlert, MailOpen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { TrapField } from '#app/ui/forms/trap-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import type { Subscribed } from './subscribe.ts';

// What a press of the button needs is no part of the page: it loads with the press.
const loadRules = () => import('#app/features/newsletter/schema.ts');
const loadSending = () => import('./subscribe.ts');

const FAILED = 'Failed to subscribe. Please try again later.';

/** One address and one button. A failed call keeps what was typed; without script the plain page takes it. */
export function NewsletterForm({ isOnDark = false }: { isOnDark?: boolean }) {
  const [sent, setSent] = useState<Subscribed | null>(null);
  const form = useForm({
    values: { email: '' },
    schema: async () => (await loadRules()).subscribeSchema,
    send: async (input) => (await loadSending()).subscribe(input),
    onDone: (subscribed) => {
      if (subscribed) form.reset();
      setSent(subscribed);
    },
    otherwise: FAILED,
  });
  const { error, ...field } = form.field('email');
  const problem = error ?? form.problem;

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
      {sent && !problem && !form.isPending && (
        <div
          ref={showLine}
          role="status"
          className="mt-3 flex gap-3 rounded-control bg-info-soft p-3.5 text-sm text-ink forced-colors:border"
        >
          <MailOpen aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-info" />
          <div>
            <p className="text-base font-semibold">
              {sent.isMailed ? (
                <>
                  <span>Success!</span> <span>Check your inbox</span>
                </>
              ) : (
                'Not subscribed yet'
              )}
            </p>
            {sent.isMailed ? (
              <p className="wrap-anywhere">
                We sent a link to <strong className="font-semibold">{sent.address}</strong>. Open it to
                confirm. <span>Thank you for subscribing to our newsletter!</span>
              </p>
            ) : (
              <p className="wrap-anywhere">
                <span>Thank you for subscribing to our newsletter!</span> It cannot begin yet: first you
                confirm your address by email, and this site does not send emails at the moment, so none comes
                to <strong className="font-semibold">{sent.address}</strong>.
              </p>
            )}
          </div>
        </div>
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

/** In the footer the line may appear below the edge of the window. */
function showLine(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: 'nearest' });
}
