import { useQuery } from '@tanstack/react-query';
import { webhooksQuery } from '#app/features/webhooks/data.ts';
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from '#app/features/webhooks/events.ts';
import { httpsWebhook, type WebhookInput, webhookInput } from '#app/features/webhooks/schema.ts';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';

const CHOICES = WEBHOOK_EVENT_NAMES.map((value) => ({ value, label: WEBHOOK_EVENTS[value] }));

type WebhookDialogProps<Answer> = {
  open: boolean;
  onClose: () => void;
  title: string;
  values: { url: string; description: string; events: string[] };
  sendLabel: string;
  send: (input: WebhookInput) => Promise<Answer>;
  onDone: (answer: Answer) => void;
};

/** Asks where a webhook goes, and what it tells. Closing it keeps what was typed. */
export function WebhookDialog<Answer>({
  open,
  onClose,
  title,
  values,
  sendLabel,
  send,
  onDone,
}: WebhookDialogProps<Answer>) {
  const { data } = useQuery(webhooksQuery);
  const form = useForm({
    values,
    schema: data?.takesAnyAddress === false ? httpsWebhook : webhookInput,
    send,
    onDone: (answer) => {
      form.reset();
      onDone(answer);
    },
    otherwise: 'We could not save this webhook. Please try again later.',
    id: 'webhook',
  });
  return (
    <FormDialog {...{ form, open, onClose, title, sendLabel }} pendingLabel="Saving…">
      <TextField
        label="Name"
        help="What it is called here, for example “CRM”."
        autoComplete="off"
        {...form.field('description')}
      />
      <TextField
        label="Address"
        type="url"
        autoComplete="off"
        help="It starts with https://. The audit log records only its domain."
        {...form.field('url')}
      />
      <ChoiceGroup kind="checkbox" legend="What it is told" choices={CHOICES} {...form.field('events')} />
    </FormDialog>
  );
}
