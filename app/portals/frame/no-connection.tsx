import { Button } from '#app/ui/button.tsx';
import { PlainFrame } from '#app/ui/frame/plain-frame.tsx';
import { StandIn } from '#app/ui/states/stand-in.tsx';
import { brand } from '#content/brand.ts';

/** Stands in for a portal while we cannot find out who is signed in. */
export function NoConnection({ onRetry }: { onRetry: () => void }) {
  return (
    <PlainFrame brandName={brand.name} notice={brand.partnerNotice}>
      <title>{`No connection | ${brand.name}`}</title>
      <StandIn
        isAlert
        title="We cannot reach the server"
        lead="Your connection may be down, or our site may be. Nothing you have sent is lost."
        actions={<Button onClick={onRetry}>Try again</Button>}
      />
    </PlainFrame>
  );
}
