import { Eye, FileDown, Lock, PencilLine, Share2 } from 'lucide-react';
import { useState } from 'react';
import { passportSentence } from '#app/features/ledger/passport-sentence.ts';
import type { PassportEntry } from '#app/features/ledger/schema.ts';
import { Button } from '#app/ui/button.tsx';

const ICONS = {
  shared: Share2,
  viewed: Eye,
  corrected: PencilLine,
  exported: FileDown,
  access_ended: Lock,
} as const;
const FIRST = 6;

/** The data passport: who got or read a person's data, what, when and why, in sentences. Newest first. */
export function PassportList({ entries }: { entries: readonly PassportEntry[] }) {
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
      <ul className="flex flex-col divide-y divide-line">
        {shown.map((entry) => {
          const Icon = ICONS[entry.kind];
          return (
            <li key={entry.id} className="flex gap-4 py-3.5 first:pt-0 last:pb-0">
              <span className="mt-0.5 inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-mist text-spruce">
                <Icon aria-hidden="true" className="size-4.5" />
              </span>
              <p className="min-w-0 wrap-break-word">
                <PassportSentence entry={entry} />
              </p>
            </li>
          );
        })}
      </ul>
      {shown.length < entries.length && (
        <Button look="secondary" size="small" className="mt-4 print:hidden" onClick={() => setIsWhole(true)}>
          Show all {entries.length} entries
        </Button>
      )}
    </>
  );
}

/** The sentence, with the part that says who set apart for those who only look over the list. */
function PassportSentence({ entry }: { entry: PassportEntry }) {
  const sentence = passportSentence(entry);
  const end = sentence.indexOf(entry.recipient.name) + entry.recipient.name.length;
  return (
    <>
      <strong className="font-semibold">{sentence.slice(0, end)}</strong>
      {sentence.slice(end)}
    </>
  );
}
