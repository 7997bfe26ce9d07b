import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  AccountName,
  CurrentPasswordField,
} from '#app/features/accounts/profile/ui/current-password-field.tsx';
import { ProfileSection } from '#app/features/accounts/profile/ui/profile-section.tsx';
import type { User } from '#app/features/accounts/schema.ts';
import { EXPORT_PATH, requestDeletionMutation } from '#app/features/privacy/data.ts';
import { deletionInput } from '#app/features/privacy/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { Button, ButtonAnchor } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';

/** A copy of one's data, and the request to delete it. */
export function DataSection({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const [dueOn, setDueOn] = useState<string>();
  return (
    <ProfileSection title="Your data" about="Download a copy or request deletion.">
      {user.role === 'client' && (
        <p className="mb-3 max-w-text text-sm text-slate">
          To read or print a request with its documents, use “Download everything” on its page. Here you get
          all that we keep of you in one file, made for other programs to read.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonAnchor href={EXPORT_PATH} download="my-data.json" look="secondary" size="small">
          Download my data
        </ButtonAnchor>
        <Button look="secondary" size="small" onClick={() => setOpen(true)}>
          Request deletion
        </Button>
      </div>
      {dueOn && (
        <Callout tone="success" live className="mt-4" title="We have your request">
          We will answer by {formatAlbertaTime(noonOf(dueOn), 'date')}. Until then your account stays as it
          is.
        </Callout>
      )}
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Request deletion of my data"
        description="Someone will review your request and reply within 30 days. Records that the law requires us or a broker to keep cannot be deleted; we tell you which ones."
      >
        <DeletionForm
          username={user.username}
          onCancel={() => setOpen(false)}
          onDone={(due) => {
            setDueOn(due);
            setOpen(false);
          }}
        />
      </Dialog>
    </ProfileSection>
  );
}

type DeletionFormProps = { username: string; onCancel: () => void; onDone: (dueOn: string) => void };

function DeletionForm({ username, onCancel, onDone }: DeletionFormProps) {
  const form = useForm({
    values: { current: '', details: '' },
    schema: deletionInput,
    send: useMutation(requestDeletionMutation).mutateAsync,
    onDone: (request) => onDone(request.dueOn),
    otherwise: 'We could not send your request. Please try again later.',
  });
  return (
    <Form form={form} sendLabel="Request deletion" pendingLabel="Sending…" look="danger" onCancel={onCancel}>
      <AccountName username={username} />
      <TextArea label="Anything we should know" optional {...form.field('details')} />
      <CurrentPasswordField {...form.field('current')} />
    </Form>
  );
}

/** A day, as an instant that lies on it in Alberta. */
function noonOf(date: string): Date {
  return new Date(`${date}T18:00:00Z`);
}
