import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { issueQuery, sendIssueMutation } from '#app/features/newsletter/issues/data.ts';
import { type IssueDetail, issueHour } from '#app/features/newsletter/issues/schema.ts';
import { nextOpening } from '#app/platform/clock/business-hours.ts';
import { wallText } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { now } from '#app/platform/now.ts';
import { FormDialog } from '#app/ui/dialogs/form-dialog.tsx';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';

type SendDialogProps = { issue: IssueDetail; version: number; onClose: () => void };

const NOW = { value: 'now', label: 'Now' };
const LATER = { value: 'later', label: 'At a time I choose' };

/** When an issue goes out, and to how many. */
export function SendDialog({ issue, version, onClose }: SendDialogProps) {
  // Now it would reach nobody; at a later hour somebody may have subscribed.
  const choices = issue.readers > 0 ? [NOW, LATER] : [LATER];
  const begin = issue.readers > 0 ? 'now' : 'later';
  const [hour, setHour] = useState<string>(begin);
  const queryClient = useQueryClient();
  const send = useMutation(sendIssueMutation(issue.id));
  const form = useForm({
    values: { hour: begin, at: wallText(nextOpening(new Date(now().getTime() + DAY_MS))) },
    schema: issueHour,
    send: ({ at }) => send.mutateAsync({ version, at }),
    onDone: (changed) => {
      queryClient.setQueryData(issueQuery(issue.id).queryKey, changed);
      onClose();
    },
    otherwise: 'The issue was not sent. Please try again.',
  });
  const many = issue.readers === 1 ? 'one reader' : `${issue.readers} readers`;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={issue.readers > 0 ? `Send it to ${many}?` : 'Schedule it?'}
      description={`${issue.readers > 0 ? '' : 'Nobody subscribes to its topics today. '}Until it begins you can take it back. While it goes out you can stop it, but what was sent stays sent.`}
      form={form}
      sendLabel={hour === 'now' ? 'Send it now' : 'Schedule it'}
      pendingLabel="Sending…"
    >
      <ChoiceGroup
        kind="radio"
        legend="When?"
        choices={choices}
        columns={2}
        {...form.field('hour')}
        onChange={({ target }) => setHour(target.value)}
      />
      {hour === 'later' && (
        <TextField label="Day and time" help="Alberta time" type="datetime-local" {...form.field('at')} />
      )}
    </FormDialog>
  );
}
