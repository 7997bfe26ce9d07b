import type { BookedCall } from '#app/features/cases/calls/schema.ts';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { Callout } from '#app/ui/callout.tsx';

/** A booked call does not outlive the request: said before it ends. */
export function CallAtTheEnd({ call }: { call: BookedCall }) {
  const now = useNow();
  return (
    <Callout tone="info" title={`A call is booked for ${whenText(new Date(call.startsAt), now)}`}>
      It is cancelled when you record the policy, and the client is told why. If you still mean to talk, call
      them first.
    </Callout>
  );
}
