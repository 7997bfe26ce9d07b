import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { certificatesQuery } from '#app/features/cases/certificates/data.ts';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import type { FileQuestion } from '#app/features/documents/ui/uploads/document-uploader.tsx';
import type { Upload } from '#app/features/documents/ui/uploads/upload-state.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { toSend } from '../from-client/use-to-send.ts';

const NONE = 'none';

/** What the client sees as a certificate may be one that they wait for. */
const isCertificate = ({ fields }: Upload) =>
  fields.category === 'certificate' && fields.visibility !== 'internal';

/** Asks of each certificate among the files which of those it is that are asked for, while any is: nobody guesses. */
export function useWhichCertificate({
  id,
  steps,
}: Pick<BrokerCase | AdminCase, 'id' | 'steps'>): FileQuestion | undefined {
  const enabled = steps.includes('answer_certificate');
  const { data } = useQuery({ ...certificatesQuery(id), retry: retryCase, enabled });
  const [told, setTold] = useState<Readonly<Record<string, string>>>({});
  const [isMissed, setMissed] = useState(false);
  const asked = enabled ? toSend(data?.items ?? []) : [];
  if (asked.length === 0) return undefined;
  const options = [
    ...asked.map(({ id: value, holder, neededBy }) => ({
      value,
      label: `${holder}, needed by ${dayWords(neededBy)}`,
    })),
    { value: NONE, label: 'None of these requests' },
  ];
  return {
    of: (upload, isOnlyOne) =>
      isCertificate(upload) && (
        <SelectField
          label={`For which request is ${isOnlyOne ? 'it' : upload.file.name}?`}
          placeholder="Please choose"
          options={options}
          value={told[upload.key] ?? ''}
          onChange={({ target }) => setTold((before) => ({ ...before, [upload.key]: target.value }))}
          error={isMissed && !told[upload.key] ? 'Please choose the request, or none' : undefined}
        />
      ),
    settle: (unsent, describe) => {
      const isSettled = unsent.every((upload) => !isCertificate(upload) || told[upload.key]);
      setMissed(!isSettled);
      if (!isSettled) return false;
      for (const upload of unsent) {
        const of = isCertificate(upload) ? told[upload.key] : NONE;
        describe(upload.key, { requestId: of === NONE ? undefined : of });
      }
      return true;
    },
  };
}
