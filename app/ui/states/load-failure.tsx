import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';

type LoadFailureProps = {
  /** What could not be read, as in "We could not load your requests". */
  what: string;
  /** The words of the server, when it gave any. */
  reason?: string;
  onRetry: () => void;
};

/** Stands where something could not be loaded: what failed, and how to try again. */
export function LoadFailure({ what, reason, onRetry }: LoadFailureProps) {
  return (
    <Callout tone="danger" live title={`We could not load ${what}`}>
      <p>{reason ?? 'Your connection may be down, or our site may be. Nothing is lost.'}</p>
      <Button look="secondary" size="small" className="mt-3" onClick={onRetry}>
        Try again
      </Button>
    </Callout>
  );
}
