import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { changeEmailMutation } from '#app/features/accounts/profile/data.ts';
import { changeEmailInput } from '#app/features/accounts/profile/schema.ts';
import { ResendLinkButton } from '#app/features/accounts/recovery/ui/resend-link-button.tsx';
import type { User } from '#app/features/accounts/schema.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { AccountName, CurrentPasswordField } from './current-password-field.tsx';
import { ProfileSection } from './profile-section.tsx';

/** The address we write to. A new one counts once the link that is sent to it has been followed. */
export function EmailSection({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  const [askedFor, setAskedFor] = useState<string>();
  return (
    <ProfileSection
      title="Email address"
      about="For emails from us, and for the link if you forget your password."
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere">{user.email}</span>
        {user.emailVerified ? (
          <Badge tone="success">Confirmed</Badge>
        ) : (
          <Badge tone="warning">Not confirmed</Badge>
        )}
      </p>
      {askedFor && (
        <Callout live className="mt-4" title="Check your new mailbox">
          We have sent a link to {askedFor}. Your address changes when you follow it; until then it stays as
          it is.
        </Callout>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="secondary" size="small" onClick={() => setOpen(true)}>
          Change email address
        </Button>
        {!user.emailVerified && <ResendLinkButton />}
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Change email address"
        description="We will send a link to the new address. It replaces the old one when you open that link."
      >
        <EmailForm
          username={user.username}
          onCancel={() => setOpen(false)}
          onDone={(email) => {
            setAskedFor(email);
            setOpen(false);
          }}
        />
      </Dialog>
    </ProfileSection>
  );
}

type EmailFormProps = { username: string; onCancel: () => void; onDone: (email: string) => void };

function EmailForm({ username, onCancel, onDone }: EmailFormProps) {
  const form = useForm({
    values: { email: '', current: '' },
    schema: changeEmailInput,
    send: useMutation(changeEmailMutation).mutateAsync,
    onDone: (_, { email }) => onDone(email),
    otherwise: 'We could not send the link. Please try again later.',
  });
  return (
    <Form form={form} sendLabel="Send the link" pendingLabel="Sending…" onCancel={onCancel}>
      <AccountName username={username} />
      <TextField label="New email address" type="email" autoComplete="email" {...form.field('email')} />
      <CurrentPasswordField {...form.field('current')} />
    </Form>
  );
}
