import { consentsByReceipt } from '#app/features/privacy/data.ts';
import { GivenConsents } from '#app/features/privacy/ui/given-consents.tsx';
import { SidePart } from '#app/ui/frame/workspace.tsx';

/** The consents that came with what this browser sent. */
export function Agreed({ token }: { token: string }) {
  return (
    <SidePart heading="What you agreed to">
      <GivenConsents door={consentsByReceipt(token)} />
    </SidePart>
  );
}
