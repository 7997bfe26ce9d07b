import { Check, X } from 'lucide-react';
import { cityOfPostalCode } from '#app/features/cases/rules/origin/postal-city.ts';
import { seenBefore, seenOnlyAfter } from '#app/features/cases/rules/personal-data/seen-when.ts';
import { Unfold } from '#app/ui/forms/unfold.tsx';

type BeforeAcceptingProps = { phone: string | null; postalCode: string | null; city?: string | null };

/** What a broker sees of this request before they accept it, and what only afterwards: the lists of the rule itself. */
export function BeforeAccepting({
  phone,
  postalCode,
  city = cityOfPostalCode(postalCode),
}: BeforeAcceptingProps) {
  const known = { contactPhone: phone, postalCode, city };
  return (
    <Unfold label="What they see before they accept">
      <div className="mt-1 flex flex-wrap gap-x-8 gap-y-3 text-sm">
        <Column heading="Of what you gave, they see" items={seenBefore(known)} isSeen />
        <Column heading="They do not see yet" items={seenOnlyAfter(known)} />
      </div>
    </Unfold>
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
