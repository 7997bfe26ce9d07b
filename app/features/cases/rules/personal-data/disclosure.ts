import type { DisclosureField } from '#app/features/ledger/disclosures.ts';

/**
 * `offered`: a broker has been asked to take the case and sees only what is needed to say yes or no.
 * `accepted`: the broker has taken it and needs to reach the person.
 */
export type DisclosureLevel = 'offered' | 'accepted';

/** Which of a person's data a broker sees, and when: one table for what is shown and for what the passport says. */
export const DISCLOSED_FIELDS = {
  // Of the answers the facts below. The wording of the consent allows no more than this, so the two change together.
  offered: ['insurance_type', 'city', 'postal_area', 'answer_facts'],
  accepted: [
    ...(['insurance_type', 'name', 'email', 'phone', 'city', 'postal_code', 'answers'] as const),
    'contact_times',
  ],
} as const satisfies Record<DisclosureLevel, readonly DisclosureField[]>;

/** What a request may hold, or not. */
export type Known = { contactPhone: string | null; city: string | null; postalCode: string | null };

/** The fields disclosed of this very case: what it does not hold is not said to have been disclosed. */
export function disclosedFields(level: DisclosureLevel, known: Known): DisclosureField[] {
  const missing: DisclosureField[] = [];
  if (!known.contactPhone) missing.push('phone');
  if (!known.postalCode) missing.push('postal_code', 'postal_area');
  if (!known.city) missing.push('city');
  return DISCLOSED_FIELDS[level].filter((field) => !missing.includes(field));
}

/**
 * The answers that a broker sees before accepting, in the order of the questions: what was chosen from a list,
 * counted or dated. What people type in their own words can hold a name or a diagnosis, and what they say of their
 * health is for the one broker who helps them: neither is here, and a name that is not here is not shown.
 */
export const FACTS: ReadonlySet<string> = new Set([
  ...['startOn', 'renewalOn', 'coverage', 'liability', 'claims5y', 'language', 'deductible', 'value', 'item'],
  ...['vehicle', 'year', 'ownership', 'winterTires', 'use', 'kmPerYear', 'driver', 'licenceClass'],
  ...['yearLicensed', 'otherDrivers', 'licensedElsewhereYears', 'atFaultClaims6y', 'minorConvictions3y'],
  ...['majorOrCriminal4y', 'cancelledNonPayment3y', 'kind', 'dwelling', 'yearBuilt', 'roofAge', 'heating'],
  ...['plumbing', 'electrical', 'hotWaterTankAge', 'woodStove', 'alarm', 'hydrant', 'homeBusiness'],
  ...['rentedOut', 'contents', 'unitUpgrades', 'rebuildValue', 'waterCover', 'refusedOrCancelled5y'],
  ...['who', 'product', 'amount', 'termYears', 'purpose', 'existingCover', 'travellers', 'age', 'ahcip'],
  ...['departOn', 'returnOn', 'cover', 'tripCost', 'annualPlan', 'applicants', 'relation', 'arrivalOn'],
  ...['visaState', 'durationDays', 'monthlyPlan', 'industry', 'yearsInBusiness', 'revenue', 'employees'],
  ...['premises', 'subcontractors', 'largestJob', 'above3Storeys', 'hotWork', 'liquorShare', 'deepFrying'],
  ...['closingTime', 'usExportShare', 'stockValue', 'priorErrorsAndOmissions', 'coverages', 'workVehicles'],
  ...['liabilityLimit', 'certificateNeededBy', 'vehicleCount', 'driverCount', 'youngestDriverAge'],
  ...['vehicles', 'gvw', 'radius', 'usTravel', 'cargo', 'dangerousGoods', 'forHire', 'safetyCertificate'],
  ...['yearsRiding', 'ownersOnlyCount', 'role', 'benefits', 'currentPlan', 'budget'],
]);

/** What a form writes for a choice, and a day: no sentence looks like it. */
const CODE = /^[\w<>+-]{1,40}$/;

/** The answers as a broker who has not accepted sees them: facts, at any depth, and nothing else. */
export function answersBeforeAccepting(answers: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(answers)
      .filter(([name]) => FACTS.has(name))
      .map(([name, value]) => [name, factOf(value)])
      .filter(([, value]) => value !== undefined),
  );
}

function factOf(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return CODE.test(value) ? value : undefined;
  if (Array.isArray(value)) return someOf(value.map(factOf).filter((one) => one !== undefined));
  if (typeof value === 'object' && value !== null) return someOf(answersBeforeAccepting(value));
  return undefined;
}

function someOf(found: object): object | undefined {
  return Object.keys(found).length > 0 ? found : undefined;
}

/** The first three characters of a postal code (the delivery area), which say where but not who. */
export function postalArea(postalCode: string | null): string | null {
  return postalCode ? postalCode.replaceAll(' ', '').slice(0, 3).toUpperCase() : null;
}
