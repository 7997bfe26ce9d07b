import { Check, X } from 'lucide-react';
import {
  type KnownWithAnswers,
  seenBefore,
  seenOnlyAfter,
} from '#app/features/cases/rules/personal-data/seen-when.ts';

/** What of this very request a broker sees before they accept it, beside what they do not. */
export function SeenLists({ known }: { known: KnownWithAnswers }) {
  return (
    <div className="mt-1 flex flex-wrap gap-x-8 gap-y-3 text-sm">
      <Column heading="Of what you gave, they see" items={seenBefore(known)} isSeen />
      <Column heading="They do not see yet" items={seenOnlyAfter(known)} />
    </div>
  );
}

function Column({ heading, items, isSeen = false }: { heading: string; items: string[]; isSeen?: boolean }) {
  const Icon = isSeen ? Check : X;
  return (
    <section aria-label={heading} className="min-w-0 flex-1 basis-52">
      <p className="font-semibold">{heading}</p>
      <ul className="mt-1 flex flex-col gap-1 text-slate">
        {items.map((item) => (
          <li key={item} className="flex gap-2">
            <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${isSeen ? 'text-spruce' : ''}`} />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
