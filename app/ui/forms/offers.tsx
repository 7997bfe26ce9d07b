type OffersProps<Offer> = {
  label: string;
  offers: readonly { label: string; offer: Offer }[];
  onTake: (offer: Offer) => void;
};

/** Texts that a field could hold, each taken over with one press. */
export function Offers<Offer>({ label, offers, onTake }: OffersProps<Offer>) {
  if (offers.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {offers.map((one) => (
        <li key={one.label}>
          <button
            type="button"
            className="min-h-9 cursor-pointer rounded-full border border-line px-3 text-sm hover:border-ink pointer-coarse:min-h-11"
            onClick={() => onTake(one.offer)}
          >
            {one.label}
          </button>
        </li>
      ))}
    </ul>
  );
}
