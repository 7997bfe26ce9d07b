import type { FigureTexts } from './figure.ts';

export type StopKind = 'arrival' | 'term' | 'renewal' | 'departure' | 'stay';

export type SuperVisaFigure = FigureTexts & {
  id: 'super-visa';
  arrivalLabel: string;
  departureLabel: string;
  forget: string;
  /** Of an arrival date before today. */
  past: string;
  /** Of a last day that somebody could stay before today. */
  passed: string;
  tooEarly: string;
  tooLong: string;
  /** Of three numbers that make no day. */
  noDay: string;
  /** What stands at the line as long as there are no dates: "year" before a number. */
  year: string;
  /** What a piece of the bar is. */
  legend: string;
  /**
   * What the insurance has to last, in a sentence: `stay` for a last day beyond the first policy, whose days follow, and
   * `longest` for one beyond what an entry allows. `evenShorter` goes with `least` where the last day is no mistake.
   */
  needs: { least: string; evenShorter: string; stay: string; longest: string; asOne: string };
  /** In the place of the renewals of a stay that needs none. */
  noRenewals: string;
  /** `when` stands in the place of a date until there is one. */
  stops: readonly { kind: StopKind; name: string; when: string; text: string }[];
};

export const superVisaFigure: SuperVisaFigure = {
  id: 'super-visa',
  heading: 'Timeline of the stay',
  intro:
    'Enter the arrival date, and the last day of the visit if you know it. The timeline shows the {superVisa.term} that the visa requires, and how later policies can follow without a gap. The dates stay on this device. If you open the quote form, they are already filled in; we get them only if you send that form.',
  arrivalLabel: 'Arrival date',
  departureLabel: 'Last day of the visit',
  forget: 'Remove the dates',
  passed: 'This day has passed',
  past: 'This day has passed. That is right if the visitor is already in Canada.',
  tooEarly: 'The last day comes before the arrival date.',
  tooLong: 'This is longer than one entry allows without an extension of the stay.',
  noDay: 'Please enter a valid date',
  year: 'year',
  legend:
    'Each piece of the bar is one policy of {superVisa.term}. The last one may continue after the departure.',
  needs: {
    least: 'You need insurance for at least {superVisa.term}',
    evenShorter: ', even for a shorter visit',
    stay: 'To be insured for the whole visit, you need insurance for',
    longest: 'To be insured for the longest stay that one entry allows, you need insurance for',
    asOne: 'in one policy, or in several without a gap.',
  },
  noRenewals: 'None needed: the first policy lasts for the whole visit',
  stops: [
    {
      kind: 'arrival',
      name: 'Arrival',
      when: 'The day of entry',
      text: 'The policy must be valid from this day, and a border officer may ask to see it.',
    },
    {
      kind: 'term',
      name: 'End of the minimum term',
      when: 'The day {superVisa.term} after arrival',
      text: 'The first policy must run at least until this day. If the visit is shorter, ask about a refund.',
    },
    {
      kind: 'renewal',
      name: 'Renewals',
      when: 'Each time a policy ends during the stay',
      text: 'To stay insured, the visitor needs a new policy, or an extension, that starts no later than the day after the previous policy ends. The timeline shows policies of {superVisa.term} each; a longer policy, if an insurer sells one, needs fewer renewals.',
    },
    {
      kind: 'departure',
      name: 'Departure',
      when: 'The last day of the visit',
      text: 'If the visitor leaves before the policy ends, some plans refund unused months and others do not.',
    },
    {
      kind: 'stay',
      name: 'Longest stay',
      when: 'Up to {superVisa.stay} after arrival',
      text: 'A single stay can last this long. An extension of up to {superVisa.extension} may be possible; that is an immigration matter.',
    },
  ],
  note: 'The visa can be valid for up to {superVisa.validity} and allow many entries; the insurance must be valid at each entry. The timeline is about insurance and is not immigration advice.',
};
