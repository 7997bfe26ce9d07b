import { Button } from '#app/ui/button.tsx';
import { Arch } from '#app/ui/frame/arch.tsx';

type SomethingWentWrongProps = {
  /** How many automatic tries have begun, and how many there will be. */
  attempt: number;
  attempts: number;
  onRetry: () => void;
};

/** Stands in for a page that could not be drawn. */
export function SomethingWentWrong({ attempt, attempts, onRetry }: SomethingWentWrongProps) {
  const isRetrying = attempt < attempts;
  const isOffline = navigator.onLine === false;
  return (
    <div className="site-width flex min-h-[70svh] flex-col items-center justify-center py-16 text-center">
      <Arch className="h-24 w-auto" />
      <h1 tabIndex={-1} className="mt-6 text-3xl">
        {isOffline ? 'You are offline' : 'Something went wrong'}
      </h1>
      <p className="mt-2 max-w-text text-slate">
        {isOffline
          ? 'This page needs a connection, and opens by itself once there is one. '
          : 'This page could not be shown. '}
        Anything you had already sent is safe.
      </p>
      <div role="status" className="mt-6 flex min-h-12 items-center">
        {isRetrying ? (
          <p className="font-medium">
            Auto-retrying ({attempt + 1}/{attempts})...
          </p>
        ) : (
          <Button onClick={onRetry}>Try Again</Button>
        )}
      </div>
    </div>
  );
}
