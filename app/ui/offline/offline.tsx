import { Button } from '#app/ui/button.tsx';
import { Arch } from '#app/ui/frame/arch.tsx';
import { useOnline } from './use-online.ts';

type OfflineProps = { onRetry: () => void; onStay?: (() => void) | undefined };

/** Stands in for a page that cannot be fetched: there is no connection, or our server does not answer. */
export function Offline({ onRetry, onStay }: OfflineProps) {
  const isOnline = useOnline();
  return (
    <div
      role="alert"
      className="site-width flex min-h-[70svh] flex-col items-center justify-center py-16 text-center"
    >
      <Arch className="h-24 w-auto" />
      <h1 tabIndex={-1} className="mt-6 text-3xl">
        {isOnline ? 'We cannot reach the site' : 'You are offline'}
      </h1>
      <p className="mt-2 max-w-text text-slate">
        {isOnline
          ? 'You seem to be online, but our site does not answer. The page you asked for opens by itself once it does.'
          : 'The page you asked for needs a connection. It opens by itself once you are back online.'}{' '}
        Anything you had already sent is safe.
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>Try again</Button>
        {onStay && (
          <Button look="secondary" onClick={onStay}>
            Back to where I was
          </Button>
        )}
      </div>
    </div>
  );
}
