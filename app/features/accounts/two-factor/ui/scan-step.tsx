import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { confirmTwoFactorMutation } from '#app/features/accounts/two-factor/data.ts';
import { codeInput } from '#app/features/accounts/two-factor/schema.ts';
import { Form } from '#app/ui/forms/form.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { QrCode } from './qr-code.tsx';

type ScanStepProps = {
  uri: string;
  secret: string;
  onConfirmed: (recoveryCodes: string[]) => void;
  onCancel?: () => void;
};

/** The secret for the authenticator app, as a picture and as text, and the first code it shows. */
export function ScanStep({ uri, secret, onConfirmed, onCancel }: ScanStepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const form = useForm({
    values: { code: '' },
    schema: codeInput,
    send: useMutation(confirmTwoFactorMutation).mutateAsync,
    onDone: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    otherwise: 'We could not check the code. Please try again.',
  });
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        Scan this with your authenticator app
      </h3>
      <p className="mt-1 text-sm text-slate">Step 2 of 3. Any app that makes six-digit codes will work.</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-4">
        <QrCode text={uri} label="QR code for your authenticator app" />
        <div className="min-w-0 flex-1 basis-52">
          <p className="text-sm text-slate">Cannot scan it? Type this key into the app instead:</p>
          <p className="mt-1 font-mono font-medium wrap-anywhere">{inGroups(secret)}</p>
        </div>
      </div>
      <div className="mt-6">
        <Form form={form} sendLabel="Switch on" pendingLabel="Checking…" {...(onCancel && { onCancel })}>
          <TextField
            label="Code that the app shows now"
            help="Six digits, new every 30 seconds."
            autoComplete="one-time-code"
            inputMode="numeric"
            {...form.field('code')}
          />
        </Form>
      </div>
    </>
  );
}

/** Four characters at a time can be typed without losing one's place. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret;
}
