import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#app/features/accounts/schema.ts';
import type { MailKind } from '#app/features/notifications/categories.ts';
import { mailPreferencesQuery, setMailPreferencesMutation } from '#app/features/notifications/data.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { CheckboxField } from '#app/ui/checkbox-field.tsx';
import { LoadFailure } from '#app/ui/load-failure.tsx';
import { SkeletonText } from '#app/ui/skeleton.tsx';
import { showToast } from '#app/ui/toast.tsx';
import { mailKindsFor } from './mail-kinds.ts';
import { ProfileSection } from './profile-section.tsx';

/** Which emails somebody wants. Each box counts at once. */
export function MailSection({ user }: { user: User }) {
  const preferences = useQuery(mailPreferencesQuery);
  const { wanted, choose } = useMailPreferences();
  return (
    <ProfileSection
      title="Emails"
      about="Messages about the safety of your account are always sent. A change counts at once."
    >
      {preferences.isPending && <SkeletonText lines={5} />}
      {preferences.isError && <LoadFailure what="your choices" onRetry={() => void preferences.refetch()} />}
      {preferences.data && (
        <fieldset>
          <legend className="font-semibold">Write to me about</legend>
          {mailKindsFor(user.role).map(({ kind, label }) => (
            <CheckboxField
              key={kind}
              label={label}
              checked={wanted[kind] ?? preferences.data.email[kind]}
              onChange={(event) => choose({ [kind]: event.target.checked })}
            />
          ))}
        </fieldset>
      )}
    </ProfileSection>
  );
}

type Wanted = Partial<Record<MailKind, boolean>>;

/** `wanted` is what has been chosen on this page: a box shows it at once, and goes back when it could not be saved. */
function useMailPreferences() {
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState<Wanted>({});
  const { mutate } = useMutation({
    ...setMailPreferencesMutation,
    scope: { id: 'mail-preferences' },
    onSuccess: (saved) => queryClient.setQueryData(mailPreferencesQuery.queryKey, saved),
    onError: (error, { email }) => {
      setWanted((chosen) => without(chosen, email));
      showToast({
        title: 'Your choice was not saved',
        description: userMessage(error, 'Please try again later.'),
        tone: 'danger',
      });
    },
  });
  const choose = (email: Wanted) => {
    setWanted((chosen) => ({ ...chosen, ...email }));
    mutate({ email });
  };
  return { wanted, choose };
}

function without(chosen: Wanted, failed: Wanted): Wanted {
  return Object.fromEntries(Object.entries(chosen).filter(([kind]) => !(kind in failed)));
}
