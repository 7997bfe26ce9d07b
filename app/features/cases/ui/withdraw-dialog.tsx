import { z } from 'zod';
import { note } from '#app/features/cases/steps/note.ts';
import { addDays, today } from '#app/platform/clock/calendar-day.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { TextAnchor } from '#app/ui/text/text-link.tsx';
import { houseRules } from '#content/house-rules.ts';

const withdrawing = z.strictObject({ reason: note });

export type WithdrawDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Who loses access, when somebody has it. */
  brokerName: string | null;
  /** What it ends, where that is not for this reader to know: instead of who loses access. */
  consequence?: string;
  /** Whether its link is in an email of ours; where none goes out, nothing is promised of it. */
  isMailed?: boolean;
  onWithdraw: (reason: string | undefined) => Promise<unknown>;
};

/** Asks once more before a request is withdrawn, and says what that ends and what it does not. */
export function WithdrawDialog(props: WithdrawDialogProps) {
  const { open, onClose, brokerName, consequence, isMailed = true, onWithdraw } = props;
  const wayBack = consequence ? ', through the link in our email' : '';
  const form = useForm({
    values: { reason: '' },
    schema: withdrawing,
    send: ({ reason }) => onWithdraw(reason),
    onDone: () => undefined,
    otherwise: 'We could not reach the server. Please try again.',
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      // What it ends is read before anything is typed; on a phone the keyboard would cover it.
      initialFocus="title"
      title="Withdraw this request?"
      description={`Work on your request stops. You can ${isMailed ? `reopen it within 30 days${wayBack}, and ` : ''}ask for a new quote at any time.`}
      form={form}
      sendLabel="Withdraw request"
      pendingLabel="Withdrawing…"
      problemTitle="Your request was not withdrawn"
      cancelLabel="Keep my request"
      look="danger"
    >
      <TextArea
        label="Why are you withdrawing?"
        help="It helps us do better."
        optional
        rows={2}
        {...form.field('reason')}
      />
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm text-slate">
        <li>
          {consequence ??
            (brokerName
              ? `${brokerName} loses access to your data on our site at once, and is told not to contact you about it.`
              : 'No broker will get your data.')}
        </li>
        <li>
          We keep your closed request until {dayWords(addDays(today(), houseRules.keptClosedDays))}, and then
          delete it. You can ask us to delete it sooner
          {isMailed
            ? `, on ${consequence ? `your tracking page${wayBack}` : 'the page of your request'}`
            : ': write to us'}
          .
        </li>
        {brokerName && (
          <li>
            If your broker has read or written down anything by then, that is outside our site. You can ask
            them to delete it.
          </li>
        )}
        <li>
          The log of who has seen your data stays longer, as proof: the{' '}
          <TextAnchor href="/privacy-policy" target="_blank">
            privacy policy
          </TextAnchor>{' '}
          says how long.
        </li>
      </ul>
    </FormDialog>
  );
}
