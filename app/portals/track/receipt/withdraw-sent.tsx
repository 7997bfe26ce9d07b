import { withdrawReceiptMutation } from '#app/features/quotes/data.ts';
import { WithdrawRequest } from '../withdraw-request.tsx';

type WithdrawSentProps = { token: string; sendsMail: boolean; onChanged: () => void };

/** Withdraws what this browser sent, and nothing else of the case that it may have joined. */
export function WithdrawSent({ token, sendsMail, onChanged }: WithdrawSentProps) {
  return (
    <WithdrawRequest
      mutation={withdrawReceiptMutation(token)}
      brokerName={null}
      consequence="Withdrawing ends the request you sent from this browser, and a broker who has it loses access. If you asked for the same coverage another time, that request stays open with its broker."
      isMailed={sendsMail}
      onChanged={onChanged}
    />
  );
}
