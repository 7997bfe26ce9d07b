import { Button } from '#app/ui/button.tsx';
import { Arch } from '#app/ui/frame/arch.tsx';
import { PlainFrame } from '#app/ui/frame/plain-frame.tsx';
import { brand } from '#content/brand.ts';

/** Stands in for a portal while we cannot find out who is signed in. */
export function NoConnection({ onRetry }: { onRetry: () => void }) {
  return (
    <PlainFrame brandName={brand.name} notice={brand.partnerNotice}>
      <title>{`No connection | ${brand.name}`}</title>
      <div role="alert" className="mx-auto flex max-w-form flex-col items-center py-8 text-center">
        <Arch className="h-24 w-auto" />
        <h1 tabIndex={-1} className="mt-6 text-3xl">
          We cannot reach the server
        </h1>
        <p className="mt-3 text-lg text-slate">
          Your connection may be down, or our site may be. Nothing you have sent is lost.
        </p>
        <Button className="mt-8" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </PlainFrame>
  );
}
