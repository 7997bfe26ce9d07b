import { boat } from './boat.ts';
import { buildersRisk } from './builders-risk.ts';
import { condo } from './condo.ts';
import { cyber } from './cyber.ts';
import { disabilityAndCriticalIllness } from './disability-and-critical-illness.ts';
import { farm } from './farm.ts';
import { motorcycle } from './motorcycle.ts';
import { professionalLiability } from './professional-liability.ts';
import { rentalProperty } from './rental-property.ts';
import { rvAndTrailer } from './rv-and-trailer.ts';
import { seasonalAndAcreage } from './seasonal-and-acreage.ts';
import { SUBJECT_SLUGS, type SubjectPage, type SubjectSlug } from './subject-page.ts';
import { tenant } from './tenant.ts';
import { visitorsToCanada } from './visitors-to-canada.ts';

const bySlug: Record<SubjectSlug, SubjectPage> = {
  condo,
  tenant,
  'rental-property': rentalProperty,
  'seasonal-and-acreage': seasonalAndAcreage,
  motorcycle,
  'rv-and-trailer': rvAndTrailer,
  boat,
  'disability-and-critical-illness': disabilityAndCriticalIllness,
  'visitors-to-canada': visitorsToCanada,
  farm,
  'professional-liability': professionalLiability,
  cyber,
  'builders-risk': buildersRisk,
};

export const subjects: readonly SubjectPage[] = SUBJECT_SLUGS.map((slug) => bySlug[slug]);

export function subjectBySlug(slug: SubjectSlug): SubjectPage {
  return bySlug[slug];
}
