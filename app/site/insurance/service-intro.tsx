import type { CatalogueEntry } from '#content/services/service-page.ts';
import { MARKS } from '../skeleton/parts/marks.ts';

type ServiceIntroProps = {
  card: Pick<CatalogueEntry, 'features' | 'coverages'>;
};

/** What the page goes through, and the coverages it names, at a glance. */
export function ServiceIntro({ card }: ServiceIntroProps) {
  return (
    <div className="mt-7 grid gap-x-10 gap-y-6 rounded-card border border-line bg-surface p-5 text-sm sm:grid-cols-[3fr_2fr] sm:p-7 print:hidden">
      <div>
        <h3 className="text-base">What this page answers</h3>
        <ul className={`mt-2.5 flex flex-col gap-2 ${MARKS.yes}`}>
          {card.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <div className="max-sm:hidden">
        <h3 className="text-base">Coverages to know</h3>
        <ul className="mt-2.5 flex flex-col gap-1 text-slate">
          {card.coverages.map((coverage) => (
            <li key={coverage}>{coverage}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
