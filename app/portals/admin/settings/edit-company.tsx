import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { changeSettingMutation, settingsQuery } from '#app/features/oversight/settings/data.ts';
import type { SettingList, SettingOutput } from '#app/features/oversight/settings/schema.ts';
import { SETTINGS } from '#app/features/oversight/settings/settings.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { SettingField } from './fields/setting-field.tsx';
import { asTyped } from './fields/typed-value.ts';

/** Who the business is: what somebody who sets it up enters in one go. */
const COMPANY = ['legalName', 'tradeName', 'mailingAddress', 'email', 'phone'] as const;
type CompanyKey = (typeof COMPANY)[number];

const schema = z.object({
  legalName: SETTINGS.legalName.shape,
  tradeName: SETTINGS.tradeName.shape,
  mailingAddress: SETTINGS.mailingAddress.shape,
  email: SETTINGS.email.shape,
  phone: SETTINGS.phone.shape,
}) satisfies z.ZodType<Record<CompanyKey, string>>;

/** The button that changes who the business is, all of it in one form; the dashboard opens it by the address. */
export function EditCompany({ items }: { items: readonly SettingOutput[] }) {
  const [search, setSearch] = useSearchParams();
  const [isOpen, setOpen] = useState(search.has('edit'));
  const close = () => {
    setOpen(false);
    if (search.has('edit')) setSearch({ group: 'identity' }, { replace: true });
  };
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setOpen(true)}>
        Change all at once
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={(opens) => (opens ? setOpen(true) : close())}
        title="Company details"
        place="top"
      >
        <CompanyForm items={items} onClose={close} />
      </Dialog>
    </>
  );
}

function CompanyForm({ items, onClose }: { items: readonly SettingOutput[]; onClose: () => void }) {
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
