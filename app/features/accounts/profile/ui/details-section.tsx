import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { updateProfileMutation } from '#app/features/accounts/profile/data.ts';
import { profileInput } from '#app/features/accounts/profile/schema.ts';
import type { User } from '#app/features/accounts/schema.ts';
import { userQuery } from '#app/features/accounts/sign-in/data.ts';
import { AccountForm } from '#app/features/accounts/ui/account-form.tsx';
import { useFormSend } from '#app/features/accounts/ui/use-form-send.ts';
import { TextField } from '#app/ui/text-field.tsx';
import { showToast } from '#app/ui/toast.tsx';
import { ProfileSection } from './profile-section.tsx';

/** Name and phone. The username cannot be changed. */
export function DetailsSection({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const form = useForm({
    resolver: zodResolver(profileInput),
    values: { fullName: user.fullName, phone: user.phone ?? '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors } = form.formState;
  const sending = useFormSend(form, {
    mutation: updateProfileMutation,
    toInput: (sent) => sent,
    onDone: (saved) => {
      form.reset({ fullName: saved.fullName, phone: saved.phone ?? '' });
      queryClient.setQueryData(userQuery.queryKey, saved);
      showToast({ title: 'Your details are saved' });
    },
    otherwise: 'We could not save your details. Please try again later.',
  });
  return (
    <ProfileSection
      title="Your details"
      about={
        <>
          You log in as <span className="font-medium text-ink">{user.username}</span>.
        </>
      }
    >
      <AccountForm sending={sending} sendLabel="Save" pendingLabel="Saving…">
        <TextField
          label="Full name"
          autoComplete="name"
          error={errors.fullName?.message}
          {...form.register('fullName')}
        />
        <TextField
          label="Phone"
          optional
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...form.register('phone')}
        />
      </AccountForm>
    </ProfileSection>
  );
}
