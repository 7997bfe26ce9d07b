/** The types of insurance that a broker can serve, and so those that a request and its case can have. */
export const INSURANCE_TYPES = [
  ...(['auto', 'home', 'business', 'commercial-auto', 'life', 'travel', 'supervisa'] as const),
  ...(['group-benefits', 'specialty', 'general'] as const),
] as const;
export type InsuranceType = (typeof INSURANCE_TYPES)[number];
