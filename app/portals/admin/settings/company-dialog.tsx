import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { changeSettingMutation, settingsQuery } from '#app/features/oversight/settings/data.ts';
import type { SettingList, SettingOutput } from '#app/features/oversight/settings/schema.ts';
import { SETTING_SHAPES } from '#app/features/oversight/settings/shapes.ts';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { SettingField } from './fields/setting-field.tsx';
import { asTyped } from './fields/typed-value.ts';

/** Who the business is: what somebody who sets it up enters in one go. */
const COMPANY = ['legalName', 'tradeName', 'email', 'mailingAddress', 'phone'] as const;
type CompanyKey = (typeof COMPANY)[number];

const schema = z.object({
  legalName: SETTING_SHAPES.legalName,
  tradeName: SETTING_SHAPES.tradeName,
  mailingAddress: SETTING_SHAPES.mailingAddress,
  email: SETTING_SHAPES.email,
  phone: SETTING_SHAPES.phone,
}) satisfies z.ZodType<Record<CompanyKey, string>>;

type CompanyDialogProps = { items: readonly SettingOutput[]; open: boolean; onClose: () => void };

/** Changes who the business is, all of it in one form. */
export function CompanyDialog({ items, open, onClose }: CompanyDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Names and contacts" place="top">
      <CompanyForm items={items} onClose={onClose} />
    </Dialog>
  );
}

function CompanyForm({ items, onClose }: Omit<CompanyDialogProps, 'open'>) {
  const queryClient = useQueryClient();
  const change = useMutation(changeSettingMutation);
  const of = (key: CompanyKey) => items.find((item) => item.key === key);
  const heldOf = (key: CompanyKey) => String(asTyped(key, of(key)?.value ?? ''));
  const form = useForm({
    values: {
      legalName: heldOf('legalName'),
      tradeName: heldOf('tradeName'),
      mailingAddress: heldOf('mailingAddress'),
      email: heldOf('email'),
      phone: heldOf('phone'),
    },
    schema,
    // Each is a setting of its own, with its history: what was saved before one is refused stays saved.
    send: async (typed): Promise<SettingList | null> => {
      let saved: SettingList | null = null;
      for (const key of COMPANY) {
        if (typed[key] === heldOf(key)) continue;
        const version = latestOf(queryClient.getQueryData(settingsQuery.queryKey), key)?.version ?? 0;
        saved = await change.mutateAsync({ key, value: typed[key], version });
        queryClient.setQueryData(settingsQuery.queryKey, saved);
      }
      return saved;
    },
    onDone: (saved) => {
      onClose();
      if (saved) showToast({ title: 'The company details are changed', tone: 'success' });
    },
    otherwise: 'We could not change all of them. Please try again later.',
    id: 'company',
  });
  return (
    <Form
      form={form}
      className="mt-5"
      sendLabel="Save"
      pendingLabel="Saving…"
      problemTitle="Not all of it was saved"
      onCancel={onClose}
    >
      {COMPANY.map((key) => (
        <SettingField key={key} settingKey={key} field={form.field(key)} />
      ))}
    </Form>
  );
}

const latestOf = (list: SettingList | undefined, key: CompanyKey) =>
  list?.items.find((item) => item.key === key);
