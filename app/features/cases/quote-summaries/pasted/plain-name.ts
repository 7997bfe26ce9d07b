import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { DEDUCTIBLE, namesOf } from '#app/features/cases/quote-summaries/comparison/coverage-names.ts';

/** What programs write before the name of a coverage. */
const BEFORE_NAME =
  /^(?:(?:coverage|section|part|cov\.?) [a-z\d]{1,3}(?: +[a-f])?|[a-f]|(?:sef|qef|opcf) ?#?\d{1,2}[a-z]?) ?[-–—:.)]? +(?=\p{L}{3})/iu;

/** The letter of a coverage, which says nothing to whoever reads its name. */
const LETTER = /^(?:coverage )?[a-f] ?[-–—:.)] +(?=\p{L}{3})/iu;

const ENDORSEMENT = /^sef \d+/i;

/**
 * A coverage that a program names in capitals or by its section, as people call it here, and the deductible of the policy, which has one
 * name beside those of its coverages; any other as it is written.
 */
export function plainlyNamed(called: string, type: InsuranceType | undefined): string {
  const bare = called.replace(BEFORE_NAME, '');
  const [standard] = namesOf(called, type) ?? [];
  if (bare === called && called !== called.toUpperCase() && standard !== DEDUCTIBLE) return called;
  const [ofName] = namesOf(bare, type) ?? [];
  const [ofCode] = namesOf(ENDORSEMENT.exec(called)?.[0] ?? '', type) ?? [];
  return standard ?? ofName ?? ofCode ?? called.replace(LETTER, '');
}
