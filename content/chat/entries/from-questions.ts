import { faqsById } from '#content/faqs/faqs.ts';
import type { Entries, Entry } from '../entry.ts';

/** An entry that says what a question of a page says. Where the page gives it its sense, it has a question of its own. */
function from(id: string, next: readonly string[], question?: string): Entry {
  const [faq] = faqsById([id]);
  if (!faq) throw new RangeError(`There is no question called ${id}.`);
  return {
    question: question ?? faq.question,
    answer: onOneLine(faq.answer),
    links: [id],
    next,
  };
}

/** What the site's own questions answer about homes, condos, rented homes, cabins and projects. */
const homes: Entries = {
  'home-condo-must': from('condo-is-it-required', ['home-condo', 'home-condo-deductible', 'home-mortgage']),
  'home-condo-limit': from('condo-how-much-deductible', ['home-condo-deductible', 'home-condo']),
  'home-condo-upgrades': from('condo-upgrades-earlier-owner', ['home-condo', 'home-condo-limit']),
  'home-condo-hail': from('condo-hail-assessment', ['home-loss-assessment', 'home-condo-deductible']),
  'home-landlord-requires': from(
    'tenant-landlord-requires',
    ['home-tenant', 'home-required'],
    'Can a landlord make tenants buy insurance?',
  ),
  'home-tenant-storage': from('tenant-storage-car', ['home-theft', 'home-tenant', 'claim-car-broken-into']),
  'home-tenant-bedbugs': from('tenant-bedbugs', ['home-mould-pests', 'home-tenant']),
  'home-rental-moved-out': from('rental-moved-out', [
    'home-rent-out',
    'home-rental-empty',
    'home-tenant-damage',
  ]),
  'home-rental-lease': from('rental-tenant-insurance-clause', ['home-landlord-requires', 'home-rent-out']),
  'home-rental-empty': from('rental-empty-between', ['home-vacant', 'home-rent-out']),
  'home-rental-student': from(
    'rental-student-suite',
    ['home-rent-out', 'home-rental-lease'],
    'We rent a room or suite to one student. Must we tell the insurer?',
  ),
  'home-host-site': from(
    'rental-travel-site',
    ['home-airbnb', 'home-cabin-rented'],
    'Is the host protection of Airbnb or Vrbo enough?',
  ),
  'home-acreage-horses': from('acreage-farm-or-home', ['home-acreage', 'farm-hobby', 'spec-horse-farm']),
  'home-quad-own-land': from('acreage-quad-on-land', ['spec-atv', 'home-acreage']),
  'home-cabin-winter': from('cabin-winter', ['home-cottage', 'home-away']),
  'home-cabin-rented': from('cabin-rented-weekends', ['home-cottage', 'home-airbnb']),
  'home-grass-fire': from(
    'acreage-grass-fire-neighbour',
    ['home-liability', 'home-acreage'],
    'My burn barrel set the neighbour’s field on fire. Who pays?',
  ),
  'home-second-storey': from('builders-risk-renovation', ['home-renovation', 'biz-builders-who']),
  'biz-builders-who': from('builders-risk-who-buys', ['biz-construction', 'biz-builders-value']),
  'biz-builders-value': from(
    'builders-risk-value',
    ['biz-construction', 'biz-builders-delay'],
    'What value is a building project insured for?',
  ),
  'biz-builders-delay': from(
    'builders-risk-delay',
    ['biz-construction', 'biz-builders-value'],
    'A building project takes longer. Is it still insured?',
  ),
  'home-own-build': from('builders-risk-own-build', [
    'biz-construction',
    'biz-builders-value',
    'do-quote-home',
  ]),
};

/** About motorcycles, trailers, boats and farms. */
const vehicles: Entries = {
  'spec-motorcycle-learner': from('motorcycle-learner', ['spec-motorcycle', 'do-quote-specialty']),
  'spec-motorcycle-gear': from('motorcycle-gear', ['spec-motorcycle', 'home-theft']),
  'spec-motorcycle-stolen': from(
    'motorcycle-stolen',
    ['spec-motorcycle', 'spec-motorcycle-gear', 'spec-motorcycle-pause'],
    'Is theft of a motorcycle covered?',
  ),
  'spec-dirt-bike': from(
    'motorcycle-dirt-bike',
    ['spec-atv', 'spec-motorcycle'],
    'Does a dirt bike need insurance?',
  ),
  'spec-rv-towed': from('rv-tow-vehicle', ['spec-rv-trailer', 'do-quote-specialty']),
  'spec-motorhome': from('rv-motorhome', ['spec-rv-trailer', 'spec-rv-storage', 'do-quote-specialty']),
  'spec-rv-full-time': from('rv-full-time', ['spec-rv-trailer', 'spec-rv-storage']),
  'spec-rv-rent-out': from(
    'rv-rent-out',
    ['spec-rv-trailer', 'home-airbnb'],
    'May I rent my RV or trailer out on a sharing site?',
  ),
  'spec-rv-storage': from(
    'rv-winter-storage',
    ['spec-rv-trailer', 'auto-parked-storage'],
    'Does a stored RV or trailer need insurance?',
  ),
  'spec-boat-card': from('boat-operator-card', ['spec-boat', 'spec-boat-borrowed']),
  'spec-boat-borrowed': from(
    'boat-borrowed',
    ['spec-boat', 'spec-boat-card'],
    'A friend borrows my boat. Is he covered?',
  ),
  'spec-boat-trailer': from('boat-trailer', ['spec-boat', 'spec-rv-trailer']),
  'spec-boat-bc': from(
    'boat-british-columbia',
    ['spec-boat', 'spec-boat-trailer'],
    'Is my boat insured in British Columbia or the States?',
  ),
  'farm-crops': from(
    'farm-crops',
    ['biz-farm', 'farm-machinery-road'],
    'Does farm insurance pay for a hailed-out crop?',
  ),
  'farm-custom-work': from('farm-custom-work', ['biz-farm', 'farm-machinery-road']),
};

/** About living benefits and visitors to Canada. */
const people: Entries = {
  'life-disability-self': from('disability-self-employed', [
    'life-disability',
    'biz-self-employed',
    'do-quote-life',
  ]),
  'life-disability-wait': from('disability-waiting-period', ['life-disability', 'life-disability-tax']),
  'life-disability-tax': from(
    'disability-taxed',
    ['life-disability', 'group-tax'],
    'Is a disability benefit taxed, and who should pay the premium?',
  ),
  'life-illness-list': from(
    'illness-which-conditions',
    ['life-critical-illness', 'life-illness-money-back'],
    'Which illnesses does critical illness insurance pay for?',
  ),
  'life-illness-money-back': from('illness-return-of-premium', [
    'life-critical-illness',
    'life-illness-list',
  ]),
  'visa-or-visitors': {
    question: 'Super Visa or ordinary visitors insurance: what is the difference?',
    answer:
      'Super Visa insurance is a visitors policy that meets the federal rules for parents and grandparents who stay for years at a time. It needs at least {superVisa.minimum} of coverage for health care, hospital and the return home, for at least {superVisa.term} from entry. The insurer must be Canadian, or a foreign one that the federal regulator has authorized. Other visitors may choose a lower amount, and insure only the days of their stay.',
    links: ['visitors-super-visa-same'],
    next: ['visa-visitors', 'visa-how-much', 'visa-what-is'],
  },
  'visa-leave-early': from(
    'visitors-leave-early',
    ['visa-refund', 'visa-trip-home'],
    'The visitor goes home early. Is there a refund?',
  ),
  'visa-newcomer-card': from(
    'visitors-health-card-newcomer',
    ['visa-students-workers', 'auto-newcomer'],
    'We moved to Alberta. When does our health card start?',
  ),
};

/** About professional liability, cyber insurance and single trades. */
const businesses: Entries = {
  'biz-eo-or-general': from(
    'eo-or-general-liability',
    ['biz-professional', 'biz-liability'],
    'I have general liability. Do I need E&O too?',
  ),
  'biz-eo-incorporate': from(
    'eo-sole-proprietor',
    ['biz-professional', 'biz-self-employed'],
    'Can I not incorporate instead of buying liability insurance?',
  ),
  'biz-eo-retire': from(
    'eo-retire',
    ['biz-professional', 'biz-eo-gap'],
    'I retire. May I let professional liability lapse?',
  ),
  'biz-eo-gap': from('eo-gap', ['biz-professional', 'biz-claims-made']),
  'biz-claims-made': from(
    'professionals-claims-made',
    ['biz-eo-gap', 'biz-professional'],
    'What does claims-made mean?',
  ),
  'biz-indemnify': from('eo-contract-clause', ['biz-professional', 'biz-certificate']),
  'biz-cyber-cloud': from('cyber-cloud', ['biz-cyber', 'biz-cyber-small']),
  'biz-cyber-ransom': from(
    'cyber-ransom',
    ['biz-cyber', 'biz-cyber-invoice'],
    'Does cyber insurance pay a ransom?',
  ),
  'biz-cyber-no-tech': from(
    'cyber-no-tech',
    ['biz-cyber', 'biz-cyber-small'],
    'We have no IT staff. Can we get cyber insurance?',
  ),
  'biz-clearance-letter': from('contractors-clearance-letter', ['biz-wcb', 'biz-subcontractors']),
  'biz-prepaid-licence': from('contractors-prepaid-licence', ['biz-bond', 'biz-contractor']),
  'biz-food-spoiled': from(
    'restaurants-food-spoilage',
    ['biz-restaurant', 'biz-interruption'],
    'Who pays for spoiled food or stock of a business?',
  ),
};

/** Entries that speak with the words of the site's own questions. */
export const questionEntries: Entries = { ...homes, ...vehicles, ...people, ...businesses };

function onOneLine(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}
