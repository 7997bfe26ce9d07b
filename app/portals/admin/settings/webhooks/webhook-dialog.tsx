import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from '#app/features/webhooks/events.ts';
import { type WebhookInput, webhookInput } from '#app/features/webhooks/schema.ts';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';

const CHOICES = WEBHOOK_EVENT_NAMES.map((value) => ({
  value,
  label: WEBHOOK_EVENTS[value],
  help: <code className="text-xs">{value}</code>,
}));

type WebhookDialogProps<Answer> = {
  open: boolean;
  onClose: () => void;
  title: string;
  values: { url: string; description: string; events: string[] };
  sendLabel: string;
  send: (input: WebhookInput) => Promise<Answer>;
  onDone: (answer: Answer) => void;
};

/** Asks where a webhook goes, and what it tells. */
export function WebhookDialog<Answer>({ open, title, ...rest }: WebhookDialogProps<Answer>) {
  return (
    <Dialog open={open} onClose={rest.onClose} title={title} place="top">
      <WebhookForm {...rest} />
    </Dialog>
  );
}

function WebhookForm<Answer>({
  onClose,
  values,
  sendLabel,
  send,
  onDone,
}: Omit<WebhookDialogProps<Answer>, 'open' | 'title'>) {
  const form = useForm({
    values,
    schema: webhookInput,
    send,
    onDone,
    otherwise: 'We could not save this webhook. Please try again later.',
    id: 'webhook',
  });
  return (
    <Form form={form} sendLabel={sendLabel} pendingLabel="Saving…" onCancel={onClose}>
      <TextField
        label="Address"
        type="url"
        autoComplete="off"
        help="A public address that starts with https://. Only the domain is recorded in the audit log."
        {...form.field('url')}
      />
      <TextField
        label="Description"
        help="For example “CRM”."
        autoComplete="off"
        {...form.field('description')}
      />
      <ChoiceGroup kind="checkbox" legend="Events" choices={CHOICES} {...form.field('events')} />
    </Form>
  );
}
