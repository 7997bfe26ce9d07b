import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeSettingMutation, settingsQuery } from '#app/features/oversight/settings/data.ts';
import { linesOf, sayValue } from '#app/features/oversight/settings/say-value.ts';
import type { SettingOutput, SettingValue } from '#app/features/oversight/settings/schema.ts';
import { SETTINGS } from '#app/features/oversight/settings/settings.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/states/toast.tsx';
import { EditSetting } from './edit-setting.tsx';
import { WeightShare } from './fields/weight-share.tsx';

/** What stands still without it. */
const MISSING_WORDS: Partial<Record<SettingOutput['key'], string>> = {
  legalName: 'Missing: no newsletter can go out',
  mailingAddress: 'An example: no newsletter can go out',
};

/** As the server compares: the example stays one, however its lines are broken. */
const flat = (value: SettingValue) => String(value).replaceAll(/\s+/g, ' ').trim();

/** One setting: what it is now, what it does, who changed it, and the way back to each earlier value. */
export function SettingRow({ item, percent }: { item: SettingOutput; percent: number | undefined }) {
  const { key, value, beginning, changes } = item;
  const { label, help } = SETTINGS[key];
  const [newest] = changes;
  const missing = flat(value) === flat(beginning) ? MISSING_WORDS[key] : undefined;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_auto]">
      <div className="max-md:contents">
        <h2 className="font-semibold">{label}</h2>
        <p className="text-sm text-slate max-md:order-1 max-md:col-span-2 max-md:-mt-2">{help}</p>
      </div>
      <div className="min-w-0 max-md:order-2 max-md:col-span-2">
        {percent !== undefined && <WeightShare percent={percent} />}
        {percent === undefined && (value !== '' || !missing) && <ShownValue {...{ item }} />}
        {missing && <Badge tone="warning">{missing}</Badge>}
        {newest && (
          <details className="group mt-1 text-sm text-slate">
            <summary className="inline-flex min-h-11 cursor-pointer items-center sm:min-h-8">
              <span className="underline underline-offset-4">
                Changed by {newest.by}, {formatAlbertaTime(new Date(newest.at), 'short')}
              </span>
            </summary>
            <ul className="mt-2 flex flex-col gap-2">
              {changes.slice(1).map((change) => (
                <EarlierValue
                  key={change.version}
                  item={item}
                  value={change.value ?? beginning}
                  when={`${change.by}, ${formatAlbertaTime(new Date(change.at), 'short')}`}
                />
              ))}
              <EarlierValue item={item} value={null} when="The original value" />
            </ul>
          </details>
        )}
      </div>
      <div className="-my-2 -mr-3 justify-self-end">
        <EditSetting item={item} />
      </div>
    </li>
  );
}

function ShownValue({ item: { key, value } }: { item: SettingOutput }) {
  if (!Array.isArray(value) || value.length === 0)
    return <p className="font-medium wrap-anywhere">{sayValue(key, value)}</p>;
  return (
    <ul className="font-medium wrap-anywhere">
      {linesOf(SETTINGS[key].kind, value).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

type EarlierValueProps = { item: SettingOutput; value: SettingValue | null; when: string };

function EarlierValue({ item: { key, value: current, beginning, version }, value, when }: EarlierValueProps) {
  const queryClient = useQueryClient();
  const change = useMutation(changeSettingMutation);
  const meant = value ?? beginning;
  if (JSON.stringify(meant) === JSON.stringify(current)) return null;
  const goBack = () =>
    change.mutate(
      { key, value, version },
      {
        onSuccess: (list) => {
          queryClient.setQueryData(settingsQuery.queryKey, list);
          showToast({ title: `Back to ${sayValue(key, meant)}`, tone: 'success' });
        },
        onError: (error) =>
          showToast({
            ...{ title: 'This was not changed', tone: 'danger' },
            description: userMessage(error, 'Please try again later.'),
          }),
      },
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-mist px-3 py-2">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium text-ink">{sayValue(key, meant)}</span>
        <span className="block text-xs">{when}</span>
      </span>
      <Button
        look="secondary"
        size="small"
        pending={change.isPending}
        pendingLabel="Returning…"
        onClick={goBack}
      >
        Restore this
      </Button>
    </li>
  );
}
