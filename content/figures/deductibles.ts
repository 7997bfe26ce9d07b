import type { FigureTexts } from './figure.ts';

type Parts<Who extends string> = readonly { who: Who; label: string }[];
type Slider = { label: string };

/** One of the two pictures: its rule, and what the picture leaves out. */
type PictureTexts = { label: string; rule: string; picture: string; note: string };

export type HailPayer = 'you' | 'insurer';
export type CondoPayer = 'owner' | 'policy' | 'corporation' | 'insurer';

export type DeductiblesFigure = FigureTexts & {
  id: 'deductibles';
  legend: string;
  ofTheBill: string;
  hail: PictureTexts & {
    insured: Slider;
    percent: Slider;
    bill: Slider;
    /** Said where the bill is no more than the deductible. */
    below: string;
    parts: Parts<HailPayer>;
  };
  condo: PictureTexts & {
    deductible: Slider;
    coverage: Slider;
    bill: Slider;
    parts: Parts<CondoPayer>;
  };
};

export const deductiblesFigure: DeductiblesFigure = {
  id: 'deductibles',
  heading: 'See how deductibles work',
  foldedAs: 'Try other amounts: who pays how much of a repair',
  intro:
    'A deductible is a set part of a covered loss (an amount or a percentage) that the insurer does not pay. The figure shows two kinds: one for hail on a house, and one that a condo corporation was allowed to charge to an owner. Choose one, then change the amounts with the sliders. The amounts shown at first are invented. For a house, the declarations page of the policy shows the insured value and the deductible. For a condo, the corporation’s certificate of insurance shows its deductible.',
  legend: 'What happened?',
  ofTheBill: 'of the bill',
  hail: {
    label: 'Hail on a house',
    rule: 'Some home policies set the hail deductible as a percentage of the insured value of the building, not of the repair bill. Others set a dollar amount.',
    picture: 'The picture has a hundred shingles. Each is an equal part of the repair bill.',
    note: 'The picture assumes replacement cost: the full price of a new roof counts, whatever the age of the old one. The deductible is then subtracted. A higher deductible usually lowers the price of the policy, but you pay more of each claim.',
    insured: { label: 'Insured value of the building' },
    percent: { label: 'Hail deductible, as a percentage of that value' },
    bill: { label: 'Repair bill after the hail' },
    below: 'The bill is no more than the deductible, so the policy pays nothing.',
    parts: [
      { who: 'you', label: 'You (the deductible)' },
      { who: 'insurer', label: 'Your insurer' },
    ],
  },
  condo: {
    label: 'Damage that began in a condo unit',
    rule: 'From {home.condo.since}, a condo corporation was allowed to charge its deductible to the owner of the unit where the damage began. The charge was at most {home.condo.deductible}; all owners shared the rest of the deductible. Alberta’s condo law changed on {home.condo.changed}. We could not confirm whether this rule still applies; ask the property manager or a lawyer. Condo deductible coverage can pay a charge like this, up to its limit.',
    picture:
      'The picture shows the rule as it was before {home.condo.changed}. It has a hundred windows, and each is an equal part of the repair bill.',
    note: 'The picture leaves out the deductible of the owner’s own policy. The owner owed nothing if the cause was a construction defect, an act or failure of the corporation, or normal deterioration of the common property. Common property is what all owners share. But if the bylaws (the corporation’s own rules) said that the owner must maintain the part that failed, a charge was possible.',
    deductible: { label: "The corporation's deductible" },
    coverage: { label: "Condo deductible coverage in the owner's policy" },
    bill: { label: 'Repair bill for the building (cannot be set lower than the deductible)' },
    parts: [
      { who: 'owner', label: 'The owner of the unit' },
      { who: 'policy', label: "The owner's policy" },
      { who: 'corporation', label: 'The corporation, shared by all owners' },
      { who: 'insurer', label: "The corporation's insurer" },
    ],
  },
  note: 'Your own policy may work differently.',
};
