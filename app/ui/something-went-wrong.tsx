import { Arch } from './arch.tsx';
import { Button } from './button.tsx';

type SomethingWentWrongProps = {
  /** How many automatic tries have begun, and how many there will be. */
  attempt: number;
  attempts: number;
  onRetry: () => void;
};

/** Stands in for a page that could not be drawn. */
export function SomethingWentWrong({ attempt, attempts, onRetry }: SomethingWentWrongProps) {
  const isRetrying = attempt < attempts;
  return (
    <div className="site-width flex min-h-[70svh] flex-col items-center justify-center py-16 text-center">
      <Arch className="h-24 w-auto" />
      <h1 tabIndex={-1} className="mt-6 text-3xl">
        Something went wrong
      </h1>
      <p className="mt-2 max-w-text text-slate">
        {navigator.onLine === false
          ? 'You are offline, and this page needs a connection. '
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
