/** The ten kinds of insurance somebody can ask about: the only list of them, in the order people see. */
export const QUOTE_TYPES = [
  {
    type: 'auto',
    group: 'personal',
    label: 'Auto',
    summary: 'A personal car, truck or van, also if you drive it for an app.',
  },
  {
    type: 'home',
    group: 'personal',
    label: 'Home',
    summary: 'A house, condo or cabin, or a place you rent.',
  },
  {
    type: 'life',
    group: 'personal',
    label: 'Life',
    summary: 'Life, disability or critical illness insurance.',
  },
  {
    type: 'travel',
    group: 'personal',
    label: 'Travel',
    summary: 'Coverage for a trip, or medical coverage for a visitor.',
  },
  {
    type: 'supervisa',
    group: 'personal',
    label: 'Super Visa',
    summary: 'Medical coverage for parents or grandparents who visit you.',
  },
  {
    type: 'specialty',
    group: 'personal',
    label: 'Specialty',
    summary: 'A motorcycle, ATV, RV, boat, classic car, farm, event, empty house or valuables.',
  },
  {
    type: 'business',
    group: 'business',
    label: 'Business',
    summary: 'Liability, property and tools, and work vehicles with them.',
  },
  {
    type: 'commercial-auto',
    group: 'business',
    label: 'Commercial auto',
    summary: 'Work vehicles without other business insurance, from one van to a fleet.',
  },
  {
    type: 'group-benefits',
    group: 'business',
    label: 'Group benefits',
    summary: 'Health, dental and more for a team.',
  },
  {
    type: 'general',
    group: 'other',
    label: 'Something else',
    summary: 'Not sure, or not on this list? Tell us in your own words.',
  },
] as const;

export type QuoteType = (typeof QUOTE_TYPES)[number]['type'];

export const QUOTE_TYPE_NAMES = QUOTE_TYPES.map((entry) => entry.type);

export function isQuoteType(value: unknown): value is QuoteType {
  return QUOTE_TYPES.some((entry) => entry.type === value);
}

/** 'Commercial auto' for 'commercial-auto'. */
export function quoteTypeLabel(type: QuoteType): string {
  return QUOTE_TYPES.find((entry) => entry.type === type)?.label ?? type;
}
