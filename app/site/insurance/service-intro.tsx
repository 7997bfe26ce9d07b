import { Check } from 'lucide-react';
import type { CatalogueEntry } from '#content/service-page.ts';

/** What the page goes through and the covers it names, at a glance. */
export function ServiceIntro({ card }: { card: CatalogueEntry }) {
  return (
    <div className="mt-7 grid gap-x-8 gap-y-6 rounded-card border border-line bg-surface p-5 sm:grid-cols-[3fr_2fr] sm:p-7">
      <div>
        <h3 className="font-semibold">What this page answers</h3>
        <ul className="mt-2.5 flex flex-col gap-2">
          {card.features.map((feature) => (
            <li key={feature} className="flex gap-3 text-sm">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-spruce" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="font-semibold">Covers to know</h3>
        <ul className="mt-2.5 flex flex-wrap gap-1.5">
          {card.coverages.map((coverage) => (
            <li key={coverage} className="rounded-full bg-mist px-3 py-1 text-sm">
              {coverage}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
