import { sayHour, sayValue } from '#app/features/oversight/settings/say-value.ts';
import { SETTINGS, type SettingKey, type SettingKind } from '#app/features/oversight/settings/settings.ts';
import { SETTING_SHAPES } from '#app/features/oversight/settings/shapes.ts';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';

type SettingFieldProps = {
  settingKey: SettingKey;
  field: { id: string; name: string; error: string | undefined; defaultValue: string | string[] };
};

const SWITCH = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
] as const;

/** The field in which a setting is typed or chosen, by its kind. */
export function SettingField({ settingKey, field }: SettingFieldProps) {
  const { label, kind, help, unit } = SETTINGS[settingKey] as (typeof SETTINGS)[SettingKey] & {
    kind: SettingKind;
    unit?: string;
  };
  const props = { label: unit ? `${label} (${unit})` : label, help, ...field };
  if (kind === 'switch') return <SelectField options={SWITCH} {...props} />;
  if (kind === 'hour')
    return (
      <SelectField
        options={HOURS.filter(({ value }) => SETTING_SHAPES[settingKey].safeParse(Number(value)).success)}
        {...props}
      />
    );
  if (kind === 'lines') return <TextArea rows={5} {...props} />;
  if (kind === 'sentence') return <TextArea rows={3} {...props} />;
  if (kind === 'number')
    return (
      <div>
        <TextField inputMode="numeric" autoComplete="off" {...props} />
        <p role="status" className="mt-1 text-sm text-slate empty:hidden">
          {!field.error && lengthWords(settingKey, String(field.defaultValue))}
        </p>
      </div>
    );
  return <TextField autoComplete="off" {...props} />;
}

const HOURS = Array.from({ length: 25 }, (_, hour) => ({ value: String(hour), label: sayHour(hour) }));

/** What a typed number of days comes to, where that reads easier: `That is seven years.` */
function lengthWords(key: SettingKey, typed: string): string {
  if (!/^\d{1,4}$/.test(typed.trim())) return '';
  const words = sayValue(key, Number(typed));
  return words.includes('(') ? `That is ${words.replace(/ \(.*/, '').toLowerCase()}.` : '';
}
