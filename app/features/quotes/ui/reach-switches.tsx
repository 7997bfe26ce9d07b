import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { REACH_PURPOSES, type ReachPurpose } from '#app/features/quotes/consents/reach-purposes.ts';
import { consentWordings } from '#app/features/quotes/consents/wording.ts';
import type { Reach } from '#app/features/quotes/data.ts';
import { reachDay } from '#app/features/quotes/reach/reach-words.ts';
import { unbrokenPhone } from '#app/platform/contact/format-phone.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { FieldError } from '#app/ui/forms/field.tsx';
import { Switch } from '#app/ui/forms/switch.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';

const WAYS = {
  call: { label: 'Phone calls', no: 'Phone calls are off. A broker with access to this request sees that.' },
  text: {
    label: 'Text messages',
    no: 'Text messages are off. A broker with access to this request sees that.',
  },
} as const satisfies Record<ReachPurpose, { label: string; no: string }>;

/** Calls and text messages as switches, each with what it means. Email stays: the answers to a request come by it. */
export function ReachSwitches({ phone, reach }: { phone: string; reach: Reach }) {
  const queryClient = useQueryClient();
  const { data, isError, refetch } = useQuery({ queryKey: reach.queryKey, queryFn: reach.read });
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: reach.change,
    onSuccess: (now) => queryClient.setQueryData(reach.queryKey, now),
  });
  if (isError) return <LoadFailure what="your choices" onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={2} />;
  return (
    <>
      {REACH_PURPOSES.map((purpose) => {
        const since = data[purpose];
        const wording = consentWordings().find((one) => one.purpose === purpose)?.text ?? '';
        const isChanging = isPending && variables.purpose === purpose;
        return (
          <Switch
            key={purpose}
            label={WAYS[purpose].label}
            checked={isChanging ? variables.isAgreed : since !== null}
            disabled={isPending}
            onChange={(event) => mutate({ purpose, isAgreed: event.currentTarget.checked })}
            help={
              since
                ? `Agreed ${reachDay(since)}, for ${unbrokenPhone(phone)}. Turn it off, and we’ll let your broker know.`
                : `${WAYS[purpose].no} Turning it on means you agree, for ${unbrokenPhone(phone)}: “${wording}”`
            }
          />
        );
      })}
      {error && (
        <FieldError id="reach-error">
          {userMessage(error, 'It was not changed. Please try again.')}
        </FieldError>
      )}
    </>
  );
}
