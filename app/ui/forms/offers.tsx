import { Check } from 'lucide-react';
import { CHIP_CLASS } from '#app/ui/chip-class.ts';
import { classNames } from '#app/ui/class-names.ts';

type OffersProps<Offer> = {
  label: string;
  offers: readonly { label: string; offer: Offer }[];
  onTake: (offer: Offer) => void;
  /** Whether the fields hold it already; it can be taken again all the same. */
  isTaken?: (offer: Offer) => boolean;
};

/** Texts that a field could hold, each taken over with one press. */
export function Offers<Offer>({ label, offers, onTake, isTaken }: OffersProps<Offer>) {
  if (offers.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {offers.map((one) => (
        <li key={one.label}>
          <button
            type="button"
            aria-pressed={isTaken?.(one.offer)}
            // The tick stands over its corner: no text moves for it under the pointer.
            className={classNames(CHIP_CLASS, 'group relative text-left')}
            onClick={() => onTake(one.offer)}
          >
            {one.label}
            <span
              aria-hidden="true"
              className="absolute -top-1 -right-1 hidden size-4 items-center justify-center rounded-full bg-spruce text-on-spruce group-aria-pressed:flex forced-colors:border"
            >
              <Check className="size-3" strokeWidth={3} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
