import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { User } from '#app/features/accounts/schema.ts';
import { noticePreferencesQuery, setNoticePreferencesMutation } from '#app/features/notifications/data.ts';
import type {
  MailChoice,
  NoticeChoices,
} from '#app/features/notifications/preferences/preferences-schema.ts';
import { BrowserPush } from '#app/features/notifications/push/ui/browser-push.tsx';
import { usePush } from '#app/features/notifications/push/ui/use-push.ts';
import { classNames } from '#app/ui/class-names.ts';
import { CONTROL_CLASS } from '#app/ui/forms/field.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { mailKindsFor } from './mail-kinds.ts';
import { ProfileSection } from './profile-section.tsx';

const CHOICES: readonly { value: MailChoice; label: string }[] = [
  { value: 'soon', label: 'Email if unread' },
  { value: 'daily', label: 'Once a day' },
  { value: 'off', label: 'Never' },
];

const MAILED =
  'Your notifications appear in this portal. We also email what you have not read within ten minutes, between 8 am and 9 pm, or once a day on business mornings. Security messages are always sent.';
const NOT_MAILED =
  'Your notifications appear in this portal. This site does not send emails at the moment; what you choose here counts once it does.';

/** When somebody wants which emails. Each choice counts at once. */
export function MailSection({ user }: { user: User }) {
  const preferences = useQuery(noticePreferencesQuery);
  const { chosen, choose, saved } = useChoices();
  const { devices, ...push } = usePush();
  return (
    <ProfileSection title="Notifications" about={preferences.data?.sendsMail === false ? NOT_MAILED : MAILED}>
      <BrowserPush {...push} />
      {preferences.isPending && <SkeletonText lines={5} />}
      {preferences.isError && <LoadFailure what="your choices" onRetry={() => void preferences.refetch()} />}
      {preferences.data && (
        <fieldset>
          <legend className="font-semibold">Tell me about</legend>
          {devices > 0 && (
            <p aria-hidden="true" className="mt-1 flex justify-end gap-4 text-sm text-slate">
              <span className="w-46">By email</span>
              <span className="w-16 text-center">Browser</span>
            </p>
          )}
          {mailKindsFor(user.role).map(({ kind, label }) => (
            <ChoiceRow
              key={kind}
              label={label}
              email={chosen.email[kind] ?? preferences.data.email[kind]}
              push={devices > 0 ? (chosen.push[kind] ?? preferences.data.push[kind]) : null}
              isSaved={saved === kind}
              onEmail={(choice) => choose({ email: { [kind]: choice } })}
              onPush={(isWanted) => choose({ push: { [kind]: isWanted } })}
            />
          ))}
        </fieldset>
      )}
    </ProfileSection>
  );
}

type ChoiceRowProps = {
  label: string;
  email: MailChoice;
  /** Null where the person has allowed notifications in no browser. */
  push: boolean | null;
  /** What was chosen here last has arrived. */
  isSaved: boolean;
  onEmail: (choice: MailChoice) => void;
  onPush: (isWanted: boolean) => void;
};

function ChoiceRow({ label, email, push, isSaved, onEmail, onPush }: ChoiceRowProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 last:border-0 max-sm:flex-wrap">
      <label htmlFor={id} className="min-w-0 flex-1 max-sm:basis-full">
        {label}
      </label>
      <span role="status" className="text-sm text-slate max-sm:order-last max-sm:ml-auto">
        {isSaved && 'Saved'}
      </span>
      <span className="w-46 shrink-0">
        <select
          id={id}
          value={email}
          onChange={(event) => onEmail(event.target.value as MailChoice)}
          className={classNames(CONTROL_CLASS, 'select-arrow')}
        >
          {CHOICES.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      </span>
      {push !== null && (
        <label className="flex size-11 w-16 shrink-0 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            checked={push}
            onChange={(event) => onPush(event.target.checked)}
            aria-label={`${label}, in the browser`}
            className="size-5 accent-spruce"
          />
        </label>
      )}
    </div>
  );
}

type Choices = Required<NoticeChoices>;

/**
 * `chosen` is what was chosen on this page: it shows at once, and goes back when it could not be saved. `saved` is the kind whose
 * choice arrived last.
 */
function useChoices() {
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState<string>();
  const [chosen, setChosen] = useState<Choices>({ email: {}, push: {} });
  const { mutate } = useMutation({
    ...setNoticePreferencesMutation,
    scope: { id: 'notification-preferences' },
    onSuccess: (preferences, { email = {}, push = {} }) => {
      queryClient.setQueryData(noticePreferencesQuery.queryKey, preferences);
      setSaved(Object.keys({ ...email, ...push })[0]);
    },
    meta: { failed: 'Your choice was not saved' },
    onError: (_error, { email = {}, push = {} }) =>
      setChosen((before) => ({ email: without(before.email, email), push: without(before.push, push) })),
  });
  const choose = ({ email = {}, push = {} }: NoticeChoices) => {
    setSaved(undefined);
    setChosen((before) => ({ email: { ...before.email, ...email }, push: { ...before.push, ...push } }));
    mutate({ email, push });
  };
  return { chosen, choose, saved };
}

function without<Chosen extends object>(chosen: Chosen, failed: object): Chosen {
  return Object.fromEntries(Object.entries(chosen).filter(([kind]) => !(kind in failed))) as Chosen;
}
