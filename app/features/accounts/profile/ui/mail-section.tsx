import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { User } from '#app/features/accounts/schema.ts';
import type { MailKind } from '#app/features/notifications/categories.ts';
import { noticePreferencesQuery, setNoticePreferencesMutation } from '#app/features/notifications/data.ts';
import type { MailChoice } from '#app/features/notifications/preferences/preferences-schema.ts';
import { CONTROL_CLASS } from '#app/ui/forms/field.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { mailKindsFor } from './mail-kinds.ts';
import { ProfileSection } from './profile-section.tsx';

const CHOICES: readonly { value: MailChoice; label: string }[] = [
  { value: 'soon', label: 'If not read' },
  { value: 'daily', label: 'Once a day' },
  { value: 'off', label: 'Never' },
];

/** When somebody wants which emails. Each choice counts at once. */
export function MailSection({ user }: { user: User }) {
  const preferences = useQuery(noticePreferencesQuery);
  const { chosen, choose } = useMailChoices();
  return (
    <ProfileSection
      title="Emails"
      about="Your notifications stand in this portal. What you have not read within ten minutes we also email, from 8:00 to 21:00, or once a day on business mornings. Messages about the safety of your account are always sent."
    >
      {preferences.isPending && <SkeletonText lines={5} />}
      {preferences.isError && <LoadFailure what="your choices" onRetry={() => void preferences.refetch()} />}
      {preferences.data && (
        <fieldset>
          <legend className="font-semibold">Email me about</legend>
          {mailKindsFor(user.role).map(({ kind, label }) => (
            <ChoiceRow
              key={kind}
              label={label}
              value={chosen[kind] ?? preferences.data.email[kind]}
              onChange={(choice) => choose({ [kind]: choice })}
            />
          ))}
        </fieldset>
      )}
    </ProfileSection>
  );
}

type ChoiceRowProps = { label: string; value: MailChoice; onChange: (choice: MailChoice) => void };

function ChoiceRow({ label, value, onChange }: ChoiceRowProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-0">
      <label htmlFor={id}>{label}</label>
      <span className="w-36 shrink-0">
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value as MailChoice)}
          className={CONTROL_CLASS}
        >
          {CHOICES.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}

type Choices = Partial<Record<MailKind, MailChoice>>;

/** `chosen` is what was chosen on this page: it shows at once, and goes back when it could not be saved. */
function useMailChoices() {
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<Choices>({});
  const { mutate } = useMutation({
    ...setNoticePreferencesMutation,
    scope: { id: 'notification-preferences' },
    onSuccess: (saved) => queryClient.setQueryData(noticePreferencesQuery.queryKey, saved),
    meta: { failed: 'Your choice was not saved' },
    onError: (_error, { email }) => setChosen((before) => without(before, email)),
  });
  const choose = (email: Choices) => {
    setChosen((before) => ({ ...before, ...email }));
    mutate({ email });
  };
  return { chosen, choose };
}

function without(chosen: Choices, failed: Choices): Choices {
  return Object.fromEntries(Object.entries(chosen).filter(([kind]) => !(kind in failed)));
}
