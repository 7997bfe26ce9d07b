import { factsAbout } from './reading/fact.ts';
import { SOURCE_PAGES } from './reading/source-pages.ts';

const publicWorks = {
  name: 'Public Works Act amendments, explained on Mondaq, a site for legal articles',
  url: 'https://www.mondaq.com/canada/construction-planning/1608566/bill-30s-amendments-to-the-public-works-act-introducing-prompt-payment-and-adjudication-to-public-works',
};

/** Rules that meet a business: workers' compensation, payment, licences, products, health records. */
export const businessFacts = factsAbout(
  'business',
  { verifiedOn: '2026-11-20', reviewBy: '2027-11-20' },
  {
    'liability.usualRequest': {
      value: '$2 million or $5 million',
      caption: 'of general liability: what landlords and general contractors often require',
      largeOn: '/business/general',
      statement:
        'Landlords and general contractors often ask for $2 million or $5 million of general liability; public tenders commonly start at $2 million.',
      source: SOURCE_PAGES.contractorBids,
      asOf: '2026',
    },
    'farm.workers': {
      value: 'six or more',
      statement:
        'Since January 31, 2020, an Alberta farm with six or more paid workers from outside the family, employed for at least six months in a row, must insure them, through WCB-Alberta or privately.',
      from: '2020-01-31',
      source: SOURCE_PAGES.farmWorkers,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'farm.months': {
      value: 'at least six months in a row',
      statement:
        'Workers employed for less than six months in a row do not count toward the six workers from which an Alberta farm must insure them.',
      from: '2020-01-31',
      source: SOURCE_PAGES.farmWorkers,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'farm.always': {
      value: 'greenhouses, nurseries, mushroom farms and sod farms',
      statement: 'WCB coverage is mandatory for greenhouses, nurseries, mushroom farms and sod farms.',
      source: SOURCE_PAGES.farmCoverage,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'wcb.report': {
      value: '72 hours',
      statement:
        'An employer reports a work injury to WCB-Alberta within 72 hours of hearing of it, if it needs more than first aid or keeps the worker from work.',
      source: SOURCE_PAGES.wcbReport,
      asOf: 'undated',
      verifiedOn: '2026-11-23',
    },
    'prompt.ownerPays': {
      value: '28 days',
      caption: 'for the owner to pay, from receiving a proper invoice',
      statement: 'An owner pays within 28 days of a proper invoice.',
      from: '2022-08-29',
      source: SOURCE_PAGES.promptPayment,
      asOf: '2022',
    },
    'prompt.dispute': {
      value: '14 days',
      statement: 'An owner who disputes a proper invoice gives notice within 14 days.',
      from: '2022-08-29',
      source: SOURCE_PAGES.promptPayment,
      asOf: '2022',
    },
    'prompt.subcontractor': {
      value: 'seven days',
      statement: 'A contractor pays its subcontractor within seven days of being paid.',
      from: '2022-08-29',
      source: SOURCE_PAGES.promptPayment,
      asOf: '2022',
    },
    'prompt.adjudication': {
      value: '21 days',
      statement:
        'A contractor who withholds payment from a subcontractor gives a notice of non-payment and undertakes to refer the matter to adjudication within 21 days.',
      from: '2022-08-29',
      source: SOURCE_PAGES.promptNotices,
      asOf: '2024-07-04',
      verifiedOn: '2026-11-26',
    },
    'lien.holdback': {
      value: '10%',
      statement:
        'A payer on an Alberta construction project keeps back 10% of the value of the work for lien claims.',
      source: SOURCE_PAGES.lienHoldback,
      asOf: '2024-08-20',
      verifiedOn: '2026-11-26',
    },
    'lien.days': {
      value: '60 days, or 90 for concrete work and for oil and gas wells',
      statement:
        'A lien is registered within 60 days of the last work or delivery, or 90 days for concrete work and for improvements to an oil or gas well or its site.',
      from: '2022-08-29',
      source: {
        name: 'Time limits for construction liens in Alberta, explained by Neufeld Legal',
        url: 'http://www.financinglawyer.ca/do-not-delay-construction-lien.html',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-27',
    },
    'prompt.invoiceEvery': {
      value: '31 days',
      caption: 'at most between two proper invoices',
      statement: 'A proper invoice goes out at least every 31 days.',
      from: '2022-08-29',
      source: SOURCE_PAGES.promptPayment,
      asOf: '2022',
    },
    'prompt.since': {
      value: 'August 29, 2022',
      statement: 'The Prompt Payment and Construction Lien Act has been in force since August 29, 2022.',
      source: SOURCE_PAGES.promptPayment,
      asOf: '2022',
    },
    'publicWorks.since': {
      value: 'April 1, 2025',
      statement:
        'Prompt payment under the Public Works Act applies to contracts made with the province on or after April 1, 2025.',
      from: '2025-04-01',
      source: publicWorks,
      asOf: '2025',
      verifiedOn: '2026-11-23',
    },
    'publicWorks.province': {
      value: '28 days',
      statement:
        'The province pays a proper invoice within 28 days, or gives notice of a dispute within 14 days.',
      from: '2025-04-01',
      source: publicWorks,
      asOf: '2025',
      verifiedOn: '2026-11-25',
    },
    'liquor.proserve': {
      value: 'servers, sellers, staff who seat guests (hosts), managers, security staff and delivery drivers',
      statement:
        'Where liquor is provided under a licence of class A, B, D, E or F, ProServe is mandatory for servers, sellers, hosts, managers, security staff and delivery drivers, among others.',
      source: {
        name: 'AGLC, ProServe liquor staff training',
        url: 'https://aglc.ca/training/proserve-liquor-staff-training',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-28',
    },
    'liquor.patrons': {
      value: '100 guests',
      caption: 'at most for each server with ProServe, at a public event with sales',
      statement:
        'At a special event with public resale, AGLC requires ProServe of the licence holder and of at least one server for every 100 patrons.',
      source: {
        name: 'AGLC, bulletin on special event licences with public resale',
        url: 'https://aglc.ca/special-event-licence-public-resale',
      },
      asOf: '2019-03',
      verifiedOn: '2026-11-26',
    },
    'liquor.harm': {
      value: 'a guest who drank too much is hurt or hurts somebody',
      statement:
        'Canadian courts have held bars and restaurants liable when guests who drank too much were hurt or hurt somebody.',
      source: {
        name: 'Courtney Aarbo, a Calgary law firm, on the liability of bars and restaurants',
        url: 'https://www.aflawyers.ca/host-liability-legal-advice-for-small-and-medium-sized-businesses/',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-30',
    },
    'liquor.storeGuests': {
      value: '400 guests',
      statement:
        'A private event with alcohol for more than 400 guests needs a licence from AGLC; for fewer, a liquor store can issue it.',
      source: {
        name: 'AGLC rules on special event licences, explained by Rising Tide Consultants',
        url: 'https://risingtideconsultants.ca/things-you-need-to-know-about-alberta-special-event-licenses/',
      },
      asOf: 'undated',
    },
    'publicWorks.subcontractor': {
      value: '35 days',
      statement:
        'On a provincial public work, a contractor pays the undisputed amount of a subcontractor’s proper invoice within 35 days, even if the province has not paid.',
      from: '2025-04-01',
      source: publicWorks,
      asOf: '2025',
      verifiedOn: '2026-11-23',
    },
    'cloud.cap': {
      value: 'the fees of the last 12 months',
      statement:
        'The customer agreement of a large cloud provider caps its liability at the fees of the 12 months before the claim.',
      source: {
        name: 'Amazon Web Services, customer agreement (limits of liability)',
        url: 'https://aws.amazon.com/agreement/',
      },
      asOf: '2019-04-30',
      verifiedOn: '2026-11-26',
    },
    'product.report': {
      value: 'two days',
      statement:
        'A maker, importer or seller reports a consumer product incident to Health Canada within two days of learning of it.',
      source: SOURCE_PAGES.productGuidance,
      asOf: '2011-06',
      verifiedOn: '2026-11-26',
    },
    'product.writtenReport': {
      value: '10 days',
      caption: 'from learning of an incident to the maker’s written report to Health Canada',
      statement:
        'The maker of a consumer product, or its importer if the maker is abroad, sends Health Canada a written report within 10 days of learning of an incident.',
      source: SOURCE_PAGES.productGuidance,
      asOf: '2011-06',
      verifiedOn: '2026-11-26',
    },
    'food.recall': {
      value: 'immediately',
      statement:
        'An operator who determines that a food should be recalled because it presents a risk of injury to human health must immediately notify the Minister.',
      source: {
        name: 'Safe Food for Canadians Regulations, section 84',
        url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2018-108/section-84.html',
      },
      asOf: '2026-04-28',
      verifiedOn: '2026-11-26',
    },
    'prepaid.fee': {
      value: '$75 a year',
      statement: 'A prepaid contracting licence was quoted with an application fee of $75 a year.',
      source: SOURCE_PAGES.prepaidFee,
      asOf: '2025-11',
    },
    'prepaid.feeRead': {
      value: 'November 2025',
      statement: 'The page that gives the fee of a prepaid contracting licence is from November 2025.',
      source: SOURCE_PAGES.prepaidFee,
      asOf: '2025-11',
      verifiedOn: '2026-11-30',
    },
    'health.colleges': {
      value: '29 colleges',
      statement: 'Alberta regulates health professions through 29 colleges under the Health Professions Act.',
      source: {
        name: 'Government of Alberta, regulated health professions and colleges',
        url: 'https://www.alberta.ca/regulated-health-professions',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'health.liability': {
      value: 'professional liability insurance',
      statement:
        'Every regulated health practitioner in Alberta must carry professional liability insurance, according to the College of Paramedics.',
      source: SOURCE_PAGES.healthLiability,
      asOf: '2019-07-29',
      verifiedOn: '2026-11-23',
    },
    'health.breachSince': {
      value: 'August 31, 2018',
      statement:
        'Since August 31, 2018, a custodian tells the Commissioner, the minister responsible for the Act and the person concerned of a breach with a risk of harm.',
      source: SOURCE_PAGES.healthBreach,
      asOf: '2018-05-16',
    },
    'health.custodians': {
      value:
        'physicians, registered nurses, pharmacists, dentists, dental hygienists, optometrists and chiropractors',
      statement:
        'Custodians under the Health Information Act include physicians, registered nurses, pharmacists, dentists, dental hygienists, optometrists and chiropractors.',
      source: {
        name: 'Office of the Information and Privacy Commissioner of Alberta, Health Information Act',
        url: 'https://oipc.ab.ca/legislation/hia.aspx',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'health.physiotherapists': {
      value: '2026',
      statement:
        'Since 2026 registrants of the College of Physiotherapists of Alberta are custodians under the Act.',
      source: {
        name: 'College of Physiotherapists of Alberta, privacy guide',
        url: 'http://www.cpta.ab.ca/for-physiotherapists/resources/guides-and-guidelines/privacy-guide/',
      },
      asOf: '2026',
      verifiedOn: '2026-11-26',
    },
    'health.massage': {
      value: 'October 2024',
      statement:
        'In October 2024 the associations of massage therapists in Alberta applied for regulation under the Health Professions Act; no regulation was announced.',
      source: {
        name: 'Natural Health Practitioners of Canada, massage therapy regulation in Alberta',
        url: 'https://www.nhpcanada.org/massage-therapy-regulation/alberta',
      },
      asOf: '2024-11',
      verifiedOn: '2026-11-26',
    },
    'coinsurance.share': {
      value: '80% or 90%',
      statement: 'A co-insurance clause generally requires insurance for 80% or 90% of the value.',
      source: {
        name: 'Chambre de l’assurance (Quebec), on the co-insurance clause',
        url: 'https://chad.ca/en/professional-practice/the-co-insurance-clause/',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'warranty.since': {
      value: 'February 1, 2014',
      statement:
        'A new home in Alberta whose building permit was applied for on or after February 1, 2014 needs warranty coverage, except one of an authorized owner-builder and a few others.',
      source: SOURCE_PAGES.builderLicence,
      asOf: 'undated',
      verifiedOn: '2026-11-23',
    },
    'warranty.builders': {
      value: 'December 1, 2017',
      statement: 'Residential builders in Alberta have needed a licence since December 1, 2017.',
      source: SOURCE_PAGES.builderLicence,
      asOf: 'undated',
    },
    'warranty.labour': {
      value: 'one year',
      statement: 'New home warranty covers labour and materials for at least one year.',
      source: SOURCE_PAGES.newHomeWarranty,
      asOf: '2014-02',
    },
    'warranty.systems': {
      value: 'two years',
      statement:
        'New home warranty covers the electrical, plumbing, heating, ventilation and air conditioning systems for at least two years.',
      source: SOURCE_PAGES.builderLicence,
      asOf: 'undated',
      verifiedOn: '2026-11-28',
    },
    'warranty.envelope': {
      value: 'five years',
      statement: 'New home warranty covers the building envelope for at least five years.',
      source: SOURCE_PAGES.newHomeWarranty,
      asOf: '2014-02',
    },
    'warranty.structure': {
      value: 'ten years',
      statement: 'New home warranty covers the structure for at least ten years.',
      source: SOURCE_PAGES.newHomeWarranty,
      asOf: '2014-02',
    },
    'cannabis.fee': {
      value: '$700',
      caption: 'a year for a cannabis store licence',
      statement: 'The annual fee of a retail cannabis store licence is $700.',
      source: SOURCE_PAGES.cannabisLicence,
      asOf: 'undated',
    },
    'cannabis.time': {
      value: 'two to four months',
      statement:
        'AGLC says that an application for a retail cannabis store licence takes two to four months.',
      source: SOURCE_PAGES.cannabisLicence,
      asOf: 'undated',
    },
    'realEstate.insurance': {
      value: 'errors and omissions insurance',
      statement:
        'All real estate and mortgage professionals in Alberta carry errors and omissions insurance as a condition of their licence.',
      source: SOURCE_PAGES.realEstateInsurance,
      asOf: 'undated',
    },
  },
);
