import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { savedRepliesQuery, setSignatureMutation } from '#app/features/queue/saved-replies/data.ts';
import { signatureInput } from '#app/features/queue/saved-replies/schema.ts';
import { Form } from '#app/ui/forms/form.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';

/** What the viewer ends their messages with: it stands where a saved reply has its field. */
export function SignatureForm({ onDone }: { onDone: () => void }) {
  const client = useQueryClient();
  const { data } = useQuery(savedRepliesQuery);
  const set = useMutation(setSignatureMutation);
  const form = useForm({
    values: { signature: data?.signature ?? '' },
    schema: signatureInput,
    send: set.mutateAsync,
    async onDone() {
      await client.invalidateQueries(savedRepliesQuery);
      onDone();
    },
    otherwise: 'We could not reach the server. Nothing was changed. Please try again.',
  });
  return (
    <Form form={form} sendLabel="Save" pendingLabel="Saving…" onCancel={onDone}>
      <TextArea
        label="Signature"
        rows={3}
        help="It stands where a saved reply has {signature}. Your name, brokerage and licence are shown with every message anyway. Leave it empty for none."
        {...form.field('signature')}
      />
    </Form>
  );
}
