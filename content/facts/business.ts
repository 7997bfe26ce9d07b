import { factsAbout } from './reading/fact.ts';
import { SOURCES } from './reading/sources.ts';

const lien = { name: 'Linmac and Dentons, on the Prompt Payment and Construction Lien Act' };
const product = { name: 'Canadian Electrical Wholesaler, on the Canada Consumer Product Safety Act' };
const special = { name: 'Rising Tide Consultants, on Alberta special event licences' };

/** Rules that meet a business: workers' compensation, payment, licences, products, health records. */
export const businessFacts = factsAbout(
  'business',
  { verifiedOn: '2026-11-20', reviewBy: '2027-11-20' },
  {
    'liability.usualRequest': {
      value: '$2 million or $5 million',
      statement:
        'Landlords and general contractors often ask for $2 million or $5 million of general liability.',
      source: { name: 'c-us-1st.com, on certificates of insurance' },
      asOf: 'undated',
    },
    'prompt.ownerPays': {
      value: '28 days',
      statement: 'An owner pays within 28 days of a proper invoice.',
      from: '2022-08-29',
      source: lien,
      asOf: '2022',
    },
    'prompt.dispute': {
      value: '14 days',
      statement: 'An owner who disputes a proper invoice gives notice within 14 days.',
      from: '2022-08-29',
      source: lien,
      asOf: '2022',
    },
    'prompt.subcontractor': {
      value: 'seven days',
      statement: 'A contractor pays its subcontractor within seven days of being paid.',
      from: '2022-08-29',
      source: lien,
      asOf: '2022',
    },
    'prompt.invoiceEvery': {
      value: '31 days',
      statement: 'A proper invoice goes out at least every 31 days.',
      from: '2022-08-29',
      source: lien,
      asOf: '2022',
    },
    'prompt.since': {
      value: 'August 29, 2022',
      statement: 'The Prompt Payment and Construction Lien Act has been in force since August 29, 2022.',
      source: lien,
      asOf: '2022',
    },
    'product.report': {
      value: 'two days',
      statement:
        'A seller or maker reports a consumer product incident to Health Canada within two days of learning of it.',
      source: product,
      asOf: '2011',
    },
    'event.hoursFrom': {
      value: '10 am',
      statement: 'Liquor service at a special event may begin at 10 am.',
      source: special,
      asOf: 'undated',
    },
    'event.hoursTo': {
      value: '2 am',
      statement: 'Liquor service at a special event ends by 2 am.',
      source: special,
      asOf: 'undated',
    },
    'event.large': {
      value: '400 guests',
      statement: 'A private event of more than 400 guests goes to AGLC itself for its licence.',
      source: special,
      asOf: 'undated',
    },
    'prepaid.fee': {
      value: '$75 a year',
      statement: 'A prepaid contracting licence was quoted with an application fee of $75 a year.',
      source: SOURCES.alberta,
      asOf: '2025-11',
    },
    'health.colleges': {
      value: '29 colleges',
      statement: 'Alberta regulates health professions through 29 colleges under the Health Professions Act.',
      source: SOURCES.alberta,
      asOf: '2019',
    },
  },
);
