import { withdrawReceiptMutation } from '#app/features/quotes/data.ts';
import { SidePart } from '#app/ui/frame/workspace.tsx';
import { WithdrawRequest } from '../withdraw-request.tsx';

type WithdrawSentProps = { token: string; sendsMail: boolean; onChanged: () => void };

/** Withdraws what this browser sent, and nothing else of the case that it may have joined. */
export function WithdrawSent({ token, sendsMail, onChanged }: WithdrawSentProps) {
  return (
    <SidePart heading="Changed your mind?">
      <p className="mb-2 text-slate">You can withdraw what you sent here at any time.</p>
      <WithdrawRequest
        mutation={withdrawReceiptMutation(token)}
        brokerName={null}
        consequence="Withdrawing ends this request, and a broker who has it loses access. If you asked for the same coverage another time, that request stays open with its broker."
        isMailed={sendsMail}
        onChanged={onChanged}
      />
    </SidePart>
  );
}
