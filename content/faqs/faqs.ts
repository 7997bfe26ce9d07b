import { autoFaqs } from './auto.ts';
import { businessFaqs } from './business.ts';
import { cityFaqs } from './cities.ts';
import { claimsAndComplaintsFaqs } from './claims-and-complaints.ts';
import { commercialAutoFaqs } from './commercial-auto-and-rideshare.ts';
import type { FaqCategory, FaqItem } from './faq.ts';
import { generalFaqs } from './general.ts';
import { groupBenefitsFaqs } from './group-benefits.ts';
import { homeFaqs } from './home.ts';
import { homeCondoTenantFaqs } from './home-condo-tenant.ts';
import { industryFaqs } from './industries.ts';
import { lifeFaqs } from './life-and-living-benefits.ts';
import { privacyAndAccountFaqs } from './privacy-and-account.ts';
import { specialtyFaqs } from './specialty.ts';
import { subjectBusinessFaqs } from './subjects-business.ts';
import { subjectHomeFaqs } from './subjects-home.ts';
import { subjectPeopleFaqs } from './subjects-people.ts';
import { subjectVehicleFaqs } from './subjects-vehicles.ts';
import { superVisaFaqs } from './super-visa.ts';
import { travelFaqs } from './travel.ts';

export const faqs: readonly FaqItem[] = [
  ...homeFaqs,
  ...generalFaqs,
  ...autoFaqs,
  ...homeCondoTenantFaqs,
  ...businessFaqs,
  ...commercialAutoFaqs,
  ...lifeFaqs,
  ...travelFaqs,
  ...superVisaFaqs,
  ...groupBenefitsFaqs,
  ...specialtyFaqs,
  ...claimsAndComplaintsFaqs,
  ...privacyAndAccountFaqs,
  ...industryFaqs,
  ...cityFaqs,
  ...subjectHomeFaqs,
  ...subjectVehicleFaqs,
  ...subjectPeopleFaqs,
  ...subjectBusinessFaqs,
];

const byId = new Map(faqs.map((faq) => [faq.id, faq]));

/** The questions of a page in the page's order; an unknown id throws, because the build should. */
export function faqsById(ids: readonly string[]): FaqItem[] {
  return ids.map((id) => {
    const faq = byId.get(id);
    if (!faq) throw new RangeError(`There is no question called ${id}.`);
    return faq;
  });
}

export function faqsOf(category: FaqCategory): FaqItem[] {
  return faqs.filter((faq) => faq.category === category);
}
