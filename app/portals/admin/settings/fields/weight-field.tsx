import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { previewSettingQuery, settingsQuery } from '#app/features/oversight/settings/data.ts';
import { SETTINGS, type SettingKey } from '#app/features/oversight/settings/settings.ts';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { Sentences } from '../sentences.tsx';
import { shareWeights } from './weights.ts';

type WeightFieldProps = {
  settingKey: SettingKey;
  field: { id: string; name: string; error: string | undefined; defaultValue: string | string[] };
};

/** How much something counts, as a slider; what that means is worked out on real requests while it moves. */
export function WeightField({ settingKey, field: { defaultValue, error, ...input } }: WeightFieldProps) {
  const value = Number(defaultValue);
  const { label, help } = SETTINGS[settingKey];
  const { data } = useQuery(settingsQuery);
  const shares = shareWeights(data?.items ?? [], { key: settingKey, value });
  return (
    <div className="flex flex-col gap-5">
      <div>
        <label htmlFor={input.id} className="font-semibold">
          {label}
        </label>
        <p id={`${input.id}-help`} className="text-sm text-slate">
          {help}
        </p>
        <input
          {...input}
          type="range"
          min={0}
          max={10}
          step={1}
          defaultValue={defaultValue}
          aria-describedby={`${input.id}-help`}
          aria-valuetext={`${value} of 10`}
          aria-invalid={error ? true : undefined}
          className="mt-3 h-11 w-full accent-spruce"
        />
        <div aria-hidden="true" className="flex justify-between text-sm text-slate">
          <span>Does not count</span>
          <span className="font-medium text-ink tabular-nums">{`${value} of 10`}</span>
          <span>Counts most</span>
        </div>
      </div>
      <p role="status" className="text-sm">
        <span className="font-medium">Whose turn it is: </span>
        {shares
          .filter(({ percent }) => percent > 0)
          .map(({ label: of, percent }) => `${of.toLowerCase()} ${percent}%`)
          .join(', ')}
        .
      </p>
      <WeightPreview {...{ settingKey, value }} />
    </div>
  );
}

/** Who would come first for real requests, with this weight and the others as they are. */
function WeightPreview({ settingKey, value }: { settingKey: SettingKey; value: number }) {
  const preview = useQuery({
    ...previewSettingQuery(settingKey, value),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-labelledby="weight-preview" className="rounded-control bg-mist px-4 py-3 text-sm">
      <h3 id="weight-preview" className="font-semibold">
        What this would mean
      </h3>
      <div aria-live="polite" aria-busy={preview.isFetching} className="mt-1">
        {preview.isPending && <SkeletonText lines={2} />}
        {preview.isError && (
          <LoadFailure what="what this would mean" onRetry={() => void preview.refetch()} />
        )}
        {preview.data && <Sentences of={preview.data.sentences} />}
      </div>
    </section>
  );
}
