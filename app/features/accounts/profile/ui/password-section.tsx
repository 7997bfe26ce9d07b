import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changePasswordMutation, sessionsQuery } from '#app/features/accounts/profile/data.ts';
import { changePasswordInput } from '#app/features/accounts/profile/schema.ts';
import type { User } from '#app/features/accounts/schema.ts';
import { NewPasswordFields } from '#app/features/accounts/sign-in/ui/new-account-fields.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { AccountName, CurrentPasswordField } from './current-password-field.tsx';
import { ProfileSection } from './profile-section.tsx';

/** A new password, with the current one. Other devices are logged out. */
export function PasswordSection({ user }: { user: User }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ProfileSection title="Password" about="A new password logs out your other devices.">
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        Change password
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Change password">
        <PasswordForm username={user.username} onClose={() => setOpen(false)} />
      </Dialog>
    </ProfileSection>
  );
}

function PasswordForm({ username, onClose }: { username: string; onClose: () => void }) {
  const queryClient = useQueryClient();
  const form = useForm({
    values: { current: '', password: '', confirmPassword: '' },
    schema: changePasswordInput,
    send: useMutation(changePasswordMutation).mutateAsync,
    onDone: () => {
      showToast({ title: 'Password updated', description: 'Your other devices are logged out.' });
      void queryClient.invalidateQueries(sessionsQuery);
      onClose();
    },
    otherwise: 'We could not change your password. Please try again later.',
  });
  return (
    <Form form={form} sendLabel="Change password" pendingLabel="Saving…" onCancel={onClose}>
      <AccountName username={username} />
      <CurrentPasswordField {...form.field('current')} />
      <NewPasswordFields
        label="New password"
        password={form.field('password')}
        confirmPassword={form.field('confirmPassword')}
      />
    </Form>
  );
}
