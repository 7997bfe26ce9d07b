import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  AccountName,
  CurrentPasswordField,
} from '#app/features/accounts/profile/ui/current-password-field.tsx';
import { ProfileSection } from '#app/features/accounts/profile/ui/profile-section.tsx';
import type { User } from '#app/features/accounts/schema.ts';
import { AccountForm } from '#app/features/accounts/ui/account-form.tsx';
import { useFormSend } from '#app/features/accounts/ui/use-form-send.ts';
import { EXPORT_PATH, requestDeletionMutation } from '#app/features/privacy/data.ts';
import { deletionInput } from '#app/features/privacy/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { Button, ButtonAnchor } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { TextArea } from '#app/ui/text-area.tsx';

/** A copy of one's data, and the request to delete it. */
export function DataSection({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const [dueOn, setDueOn] = useState<string>();
  return (
    <ProfileSection title="Your data" about="It is yours: take a copy, or ask us to delete it.">
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
        onOpenChange={setOpen}
        title="Request deletion of my data"
        description="A person reads your request and answers within 30 days. Records that the law makes us or a broker keep cannot be deleted; we tell you which ones."
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
    resolver: zodResolver(deletionInput),
    defaultValues: { current: '', details: '' },
  });
  const { errors } = form.formState;
  const sending = useFormSend(form, {
    mutation: requestDeletionMutation,
    toInput: (sent) => sent,
    onDone: (request) => onDone(request.dueOn),
    otherwise: 'We could not send your request. Please try again later.',
  });
  return (
    <AccountForm
      sending={sending}
      sendLabel="Request deletion"
      pendingLabel="Sending…"
      look="danger"
      onCancel={onCancel}
    >
      <AccountName username={username} />
      <TextArea
        label="Anything we should know"
        optional
        error={errors.details?.message}
        {...form.register('details')}
      />
      <CurrentPasswordField error={errors.current?.message} {...form.register('current')} />
    </AccountForm>
  );
}

/** A day, as an instant that lies on it in Alberta. */
function noonOf(date: string): Date {
  return new Date(`${date}T18:00:00Z`);
}
