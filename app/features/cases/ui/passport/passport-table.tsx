import { useState } from 'react';
import { passportWords } from '#app/features/ledger/passport-sentence.ts';
import type { PassportEntry } from '#app/features/ledger/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { type Column, DataTable } from '#app/ui/table/data-table.tsx';

const FIRST = 12;

const COLUMNS: readonly Column<PassportEntry>[] = [
  { key: 'who', header: 'Who', render: (entry) => passportWords(entry).who },
  { key: 'when', header: 'When', render: (entry) => passportWords(entry).when },
  { key: 'what', header: 'What', isFilling: true, render: (entry) => passportWords(entry).what },
  { key: 'why', header: 'Why', isFilling: true, render: (entry) => passportWords(entry).why },
];

/** The data passport: who got or read a person's data, when, what and why. Newest first; on a phone a list. */
export function PassportTable({ entries }: { entries: readonly PassportEntry[] }) {
  const [isWhole, setIsWhole] = useState(false);
  if (entries.length === 0) {
    return (
      <p className="text-slate">
        Nobody outside our site has your data yet. When a broker is asked to help you, this list says who,
        what they saw, when and why.
      </p>
    );
  }
  const shown = isWhole ? entries : entries.slice(0, FIRST);
  return (
    <>
      <DataTable caption="Data passport" rows={shown} rowKey={({ id }) => id} columns={COLUMNS} />
      {shown.length < entries.length && (
        <Button look="secondary" size="small" className="mt-4 print:hidden" onClick={() => setIsWhole(true)}>
          Show all {entries.length} entries
        </Button>
      )}
    </>
  );
}
