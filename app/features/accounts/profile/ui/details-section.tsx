import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateProfileMutation } from '#app/features/accounts/profile/data.ts';
import { profileInput } from '#app/features/accounts/profile/schema.ts';
import type { User } from '#app/features/accounts/schema.ts';
import { userQuery } from '#app/features/accounts/sign-in/data.ts';
import { formatPhone } from '#app/platform/contact/format-phone.ts';
import { Form } from '#app/ui/forms/form.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { ProfileSection } from './profile-section.tsx';

/** Name and phone. The username cannot be changed. */
export function DetailsSection({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const form = useForm({
    values: { fullName: user.fullName, phone: formatPhone(user.phone ?? '') },
    schema: profileInput,
    send: useMutation(updateProfileMutation).mutateAsync,
    onDone: (saved) => {
      form.reset({ fullName: saved.fullName, phone: formatPhone(saved.phone ?? '') });
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
          You log in with your username <span className="font-medium text-ink">{user.username}</span>{' '}
          {user.emailVerified ? 'or' : 'or, once it is confirmed,'} your email address.
        </>
      }
    >
      <Form form={form} sendLabel="Save" pendingLabel="Saving…">
        <TextField label="Full name" autoComplete="name" {...form.field('fullName')} />
        <TextField
          label="Phone"
          help={
            user.role === 'broker'
              ? 'Clients whose requests you have accepted see it, with your email address.'
              : undefined
          }
          optional
          type="tel"
          autoComplete="tel"
          {...form.field('phone')}
        />
      </Form>
    </ProfileSection>
  );
}
