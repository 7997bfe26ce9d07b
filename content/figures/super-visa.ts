import type { FigureTexts } from './figure.ts';

export type StopKind = 'arrival' | 'term' | 'renewal' | 'departure' | 'stay';

export type SuperVisaFigure = FigureTexts & {
  id: 'super-visa';
  arrivalLabel: string;
  departureLabel: string;
  forget: string;
  tooEarly: string;
  tooLong: string;
  /** What stands at the line as long as there are no dates: "year" before a number. */
  year: string;
  /** In the place of the renewals of a stay that needs none. */
  noRenewals: string;
  /** `when` stands in the place of a date until there is one. */
  stops: readonly { kind: StopKind; name: string; when: string; text: string }[];
};

export const superVisaFigure: SuperVisaFigure = {
  id: 'super-visa',
  heading: 'The stay on a line',
  intro:
    'Put in the day of arrival, and the last day if you know it. The line shows how long the insurance has to last. The dates stay on this device.',
  arrivalLabel: 'Day of arrival',
  departureLabel: 'Last day of the visit',
  forget: 'Remove the dates',
  tooEarly: 'The last day comes before the day of arrival.',
  tooLong: 'This is longer than one entry allows without an extension.',
  year: 'year',
  noRenewals: 'None needed: the first policy lasts for the whole visit',
  stops: [
    {
      kind: 'arrival',
      name: 'Arrival',
      when: 'The day of entry',
      text: 'The policy is in force from this day, and a border officer may ask to see it.',
    },
    {
      kind: 'term',
      name: 'End of the minimum',
      when: 'At least {superVisa.term} after arrival',
      text: 'The first policy has to be valid until here, even when the visit is shorter.',
    },
    {
      kind: 'renewal',
      name: 'Renewals',
      when: 'Each time a policy ends during the stay',
      text: 'The next policy, or an extension, starts before the last one ends. This line assumes policies of {superVisa.term} each.',
    },
    {
      kind: 'departure',
      name: 'Departure',
      when: 'The last day of the visit',
      text: 'Coverage is kept until this day. Whether unused months are refunded depends on the plan.',
    },
    {
      kind: 'stay',
      name: 'Longest stay',
      when: 'Up to {superVisa.stay} after arrival',
      text: 'One entry can last this long. An extension of up to {superVisa.extension} may be possible, which is an immigration matter of its own.',
    },
  ],
  note: 'The visa can allow many entries over up to {superVisa.validity}, and insurance has to be in force at each of them. This line is about the insurance and is not immigration advice.',
};
