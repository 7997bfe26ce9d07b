import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeSettingMutation,
  previewSettingMutation,
  settingsQuery,
} from '#app/features/oversight/settings/data.ts';
import { sayValue } from '#app/features/oversight/settings/say-value.ts';
import type { SettingList, SettingOutput, SettingValue } from '#app/features/oversight/settings/schema.ts';
import { SETTING_GROUPS, SETTINGS, type SettingKind } from '#app/features/oversight/settings/settings.ts';
import { ApiError } from '#app/platform/http/api-client.ts';
import { Callout } from '#app/ui/callout.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { DaysField } from './fields/days-field.tsx';
import { SettingField } from './fields/setting-field.tsx';
import { asTyped, typedSchema } from './fields/typed-value.ts';
import { WeightField } from './fields/weight-field.tsx';
import { Sentences } from './sentences.tsx';

type SettingDialogProps = { item: SettingOutput; open: boolean; onClose: () => void };

/** Changes a setting. */
export function SettingDialog({ item, open, onClose }: SettingDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={SETTING_GROUPS[SETTINGS[item.key].group]} place="top">
      <SettingForm item={item} onClose={onClose} />
    </Dialog>
  );
}

type Held = { value: string | string[] };

function SettingForm({ item, onClose }: Omit<SettingDialogProps, 'open'>) {
  const { key } = item;
  const { kind, label, help } = SETTINGS[key] as (typeof SETTINGS)[typeof key] & { kind: SettingKind };
  const queryClient = useQueryClient();
  const change = useMutation(changeSettingMutation);
  const preview = useMutation(previewSettingMutation);
  // What was seen when the form was opened: somebody else's change meanwhile must not be written over unseen.
  const [version, setVersion] = useState(item.version);
  const [consequences, setConsequences] = useState<{ of: string; sentences: string[] } | null>(null);
  const form = useForm<Held, { value: SettingValue }, SettingList | null, 'value' | `value.${number}`>({
    values: { value: asTyped(key, item.value) },
    schema: typedSchema(key),
    send: async ({ value }) => {
      const typed = JSON.stringify(value);
      // What a weight would cause stands beside it while it is chosen.
      if (kind !== 'weight' && consequences?.of !== typed) {
        const { sentences } = await preview.mutateAsync({ key, value });
        setConsequences({ of: typed, sentences });
        if (sentences.length > 0) return null;
      }
      return change.mutateAsync({ key, value, version }).catch((refusal: unknown) => {
        // They have been told both values: saving again is their decision.
        if (refusal instanceof ApiError && refusal.status === 409) void seeNewest();
        throw refusal;
      });
    },
    onDone: (list) => {
      if (!list) return;
      queryClient.setQueryData(settingsQuery.queryKey, list);
      onClose();
      showToast({ title: 'The setting is changed', tone: 'success' });
    },
    otherwise: 'We could not change this setting. Please try again later.',
    id: `setting-${key}`,
  });

  async function seeNewest() {
    const { items } = await queryClient.fetchQuery({ ...settingsQuery, staleTime: 0 });
    setVersion(items.find((one) => one.key === key)?.version ?? version);
  }

  const sentences = consequences?.sentences ?? [];
  return (
    <Form
      form={form}
      className="mt-5"
      sendLabel={sentences.length > 0 ? 'Save anyway' : 'Save'}
      pendingLabel="Saving…"
      problemTitle="This was not saved"
      onCancel={onClose}
    >
      {kind === 'weight' && <WeightField settingKey={key} field={form.field('value')} />}
      {kind === 'days' && (
        <DaysField
          {...{ label, help }}
          days={[form.values.value].flat()}
          field={(place) => form.field(`value.${place}`)}
          error={form.errors.value}
          onChange={(value) => form.fill({ value })}
        />
      )}
      {kind !== 'weight' && kind !== 'days' && <SettingField settingKey={key} field={form.field('value')} />}
      {item.version > version && !form.problem && (
        <Callout tone="warning" live title="Someone else has changed this">
          It is now “{sayValue(key, item.value)}”.
        </Callout>
      )}
      {sentences.length > 0 && (
        <Callout tone="warning" live title="Before you save">
          <Sentences of={sentences} />
        </Callout>
      )}
    </Form>
  );
}
