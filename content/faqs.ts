import type { FaqCategory, FaqItem } from './faq.ts';
import { autoFaqs } from './faqs/auto.ts';
import { businessFaqs } from './faqs/business.ts';
import { cityFaqs } from './faqs/cities.ts';
import { claimsAndComplaintsFaqs } from './faqs/claims-and-complaints.ts';
import { commercialAutoFaqs } from './faqs/commercial-auto-and-rideshare.ts';
import { generalFaqs } from './faqs/general.ts';
import { groupBenefitsFaqs } from './faqs/group-benefits.ts';
import { homeFaqs } from './faqs/home.ts';
import { homeCondoTenantFaqs } from './faqs/home-condo-tenant.ts';
import { industryFaqs } from './faqs/industries.ts';
import { lifeFaqs } from './faqs/life-and-living-benefits.ts';
import { privacyAndAccountFaqs } from './faqs/privacy-and-account.ts';
import { specialtyFaqs } from './faqs/specialty.ts';
import { superVisaFaqs } from './faqs/super-visa.ts';
import { travelFaqs } from './faqs/travel.ts';

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
