import { factsAbout } from './reading/fact.ts';
import { SOURCE_PAGES } from './reading/source-pages.ts';

/** Houses, condos, tenants, and the public help that is not insurance. */
export const homeFacts = factsAbout(
  'home',
  { verifiedOn: '2026-11-20', reviewBy: '2027-11-20' },
  {
    'doorstep.cancel': {
      value: '10 days',
      statement:
        'In Alberta a contract made with a salesperson at home can be cancelled without a reason within 10 days after the buyer gets a copy.',
      source: {
        name: 'Calgary Legal Guidance, on door-to-door sales',
        url: 'https://clg.ab.ca/index.php/legal-help/free-legal-info-formerly-dial-a-law/claims-protection-injury/door-to-door-sales/',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-28',
    },
    'condo.deductible': {
      value: '$50,000',
      statement:
        'As the regulation read in 2020, a condominium corporation may charge its deductible, up to $50,000, to the owner of the unit where the damage began.',
      from: '2020-01-01',
      source: SOURCE_PAGES.condoRegulation,
      asOf: '2020',
    },
    'condo.since': {
      value: 'January 1, 2020',
      statement: 'The rule on charging back the deductible has been in force since January 1, 2020.',
      source: SOURCE_PAGES.condoRegulation,
      asOf: '2020',
    },
    'condo.changed': {
      value: 'February 15, 2026',
      statement:
        'According to a Calgary real estate firm, amendments to the condominium legislation of Alberta under Bill 30 came into force on February 15, 2026.',
      source: {
        name: 'CitySearch Calgary, on Bill 30 and the new condominium regulations',
        url: 'https://www.citysearchcalgary.com/blog/bill-30--new-condominium-regulations-what-alberta-condo-boards-and-managers-need-to-know',
      },
      asOf: '2026',
      verifiedOn: '2026-11-28',
    },
    'condo.changedAbout': {
      value: 'how condo corporations settle disputes, recover costs and manage insurance',
      statement:
        'According to a Calgary real estate firm, the changes of February 15, 2026 concern, among other things, how condo corporations resolve disputes, recover costs and manage insurance.',
      source: {
        name: 'CitySearch Calgary, on Bill 30 and the new condominium regulations',
        url: 'https://www.citysearchcalgary.com/blog/bill-30--new-condominium-regulations-what-alberta-condo-boards-and-managers-need-to-know',
      },
      asOf: '2026',
      verifiedOn: '2026-11-29',
    },
    'condo.collected': {
      value: 'a caveat (a claim against the title of your unit)',
      statement:
        'As the province described the change of law, a charge for damage is treated like unpaid condo fees, if the bylaws authorize it: when the owner does not pay, it can be added to the title as a caveat.',
      source: {
        name: 'Government of Alberta, modernizing condominium laws',
        url: 'https://www.alberta.ca/modernizing-condominium-laws',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-28',
    },
    'condo.bareLand': {
      value: 'a bare-land condo',
      statement:
        'According to a condo lawyer, owners in a bare-land condo own their lots and the buildings on them, and the corporation does not have to insure the buildings as in other condos unless its bylaws say so.',
      source: {
        name: 'Robert Noce, a condo lawyer, in the Calgary Herald, on bare-land condominiums',
        url: 'https://calgaryherald.com/life/homes/condos/noce-whats-a-bareland-condominium-and-how-is-it-insured',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-28',
    },
    'condo.tribunal': {
      value: 'fines, access to documents, and general meetings',
      statement:
        'According to a law firm, Alberta’s Condominium Dispute Resolution Tribunal, in force since February 15, 2026, may hear disputes about fines, access to documents, and general meetings.',
      source: {
        name: 'McLennan Ross, on the Condominium Dispute Resolution Tribunal',
        url: 'https://www.mross.com/what-we-think/article/condominium-dispute-resolution-tribunal-service-update',
      },
      asOf: '2026',
      verifiedOn: '2026-11-28',
    },
    'condo.practice': {
      value: 'the fall of 2023',
      statement:
        'According to a condo lawyer in the fall of 2023, a practice has emerged in which the insurer of an owner pays up to the $50,000 limit even if the corporation makes no claim.',
      source: {
        name: 'Miller Thomson, in the magazine of CCI North Alberta',
        url: 'https://issuu.com/ccinorthalberta/docs/insite_to_condos_-_fall_2023_-_online_magazine/s/37848171',
      },
      asOf: '2023-09',
      verifiedOn: '2026-11-26',
    },
    'foundation.soil': {
      value: 'soil that expands or shrinks',
      statement:
        'According to an Edmonton foundation repair firm, most home policies exclude damage to a foundation from poor construction, or from soil that expands or shrinks; they may pay if a covered event such as a fire caused it.',
      source: {
        name: 'Shield Foundation Repair (Edmonton), on home insurance and foundations',
        url: 'https://www.shieldfoundationrepair.ca/does-your-homeowners-insurance-cover-foundation-repair/',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-27',
    },
    'fireHall.line': {
      value: 'between 8 and 15 kilometres',
      statement:
        'According to a broker in Medicine Hat, insurers call a home without hydrants semi-protected within 8 to 15 kilometres of a fire hall, each by its own standard, and unprotected beyond.',
      source: {
        name: 'Medicine Hat News',
        url: 'https://www.pressreader.com/canada/medicine-hat-news/20170422/281573765578364',
      },
      asOf: '2017-04',
      verifiedOn: '2026-11-28',
    },
    'vacancy.lostFirst': {
      value: 'broken glass, vandalism or water damage',
      statement:
        'According to the insurer Square One, most insurers no longer cover broken glass, vandalism or water damage once a home is vacant.',
      source: SOURCE_PAGES.vacantDwellings,
      asOf: 'undated',
      verifiedOn: '2026-11-27',
    },
    'vacancy.days': {
      value: '30 days',
      statement:
        'According to the Insurance Bureau of Canada, home policies typically give no coverage once a home has been vacant for 30 days.',
      source: {
        name: 'Insurance Bureau of Canada, on vacant homes (a copy on another website)',
        url: 'https://www.gohomepro.net/get-homepro-watch/how-you-can-lose-your-insurance/',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'hail.exampleShare': {
      value: '2%',
      statement: 'Worked example: 2% of $600,000 is $12,000.',
      source: { name: 'Arithmetic' },
      asOf: '2026-11-23',
    },
    'hail.exampleValue': {
      value: '$600,000',
      statement: 'Worked example: 2% of $600,000 is $12,000.',
      source: { name: 'Arithmetic' },
      asOf: '2026-11-23',
    },
    'hail.exampleDeductible': {
      value: '$12,000',
      statement: 'Worked example: 2% of $600,000 is $12,000.',
      source: { name: 'Arithmetic' },
      asOf: '2026-11-23',
    },
    'evacuation.days': {
      value: '14 days',
      statement: 'After an evacuation order, living expenses are generally paid back for 14 days.',
      source: {
        name: 'Insurance Bureau of Canada, on wildfires',
        url: 'https://bac-quebec.qc.ca/en/insurance-issues/disaster/wildfires',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'drp.share': {
      value: '90%',
      caption: 'the province’s share of eligible costs at a first application',
      statement:
        'The province pays 90% of eligible costs under the Hazard Assistance and Resilience Program (HARP), formerly the Disaster Recovery Program; its share varies when an address applies again.',
      source: SOURCE_PAGES.drp,
      asOf: 'undated',
      verifiedOn: '2026-11-23',
    },
    'drp.ownShare': {
      value: '10%',
      caption: 'the applicant’s share',
      statement: 'The applicant pays 10% of eligible costs under HARP.',
      source: SOURCE_PAGES.drp,
      asOf: 'undated',
      verifiedOn: '2026-11-23',
    },
    'drp.times': {
      value: 'three times',
      statement: 'A property address can receive help under HARP at most three times.',
      source: SOURCE_PAGES.drp,
      asOf: 'undated',
      verifiedOn: '2026-11-23',
    },
    'condo.exampleDeductible': {
      value: '$75,000',
      statement:
        'With a deductible of $75,000, an owner can be charged at most $50,000; with one of $20,000, at most $20,000.',
      source: SOURCE_PAGES.condoRegulation,
      asOf: '2020',
    },
    'condo.exampleSmall': {
      value: '$20,000',
      statement: 'With a deductible of $20,000, a unit owner can be charged at most $20,000.',
      source: SOURCE_PAGES.condoRegulation,
      asOf: '2020',
    },
    'polyB.built': {
      value: 'from the mid-1970s to 1997',
      statement:
        'Grey plastic water pipes of polybutylene (Poly-B) were put into homes in Alberta from the mid-1970s to 1997.',
      source: SOURCE_PAGES.polyB,
      asOf: '2016-02-01',
      verifiedOn: '2026-11-26',
    },
    'kitec.built': {
      value: 'from 1995 to 2007',
      statement:
        'Kitec water pipes, orange and blue with brass fittings, were put into homes from 1995 to 2007.',
      source: {
        name: 'Grenville Mutual, on the risks of Kitec',
        url: 'https://www.grenvillemutual.com/resources/the-risks-of-kitec/',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-28',
    },
    'evacuation.payAfter': {
      value: 'seven days',
      statement: 'In 2025, the province paid people who were evacuated for seven days or more.',
      source: {
        name: 'Government of Alberta, in Medicine Hat News',
        url: 'https://medicinehatnews.com/news/local-news/2025/05/21/province-of-alberta-providing-cash-to-disaster-evacuees',
      },
      asOf: '2025-05-21',
      verifiedOn: '2026-11-26',
    },
    'evacuation.applyBy': {
      value: '60 days',
      statement: 'In 2025, evacuees could apply up to 60 days after the start of the order.',
      source: {
        name: 'Government of Alberta, in Medicine Hat News',
        url: 'https://medicinehatnews.com/news/local-news/2025/05/21/province-of-alberta-providing-cash-to-disaster-evacuees',
      },
      asOf: '2025-05-21',
      verifiedOn: '2026-11-26',
    },
    'evacuation.adult': {
      value: '$1,250',
      statement: 'The evacuation payment of the province is $1,250 for each adult.',
      source: {
        name: 'Government of Alberta, in Medicine Hat News',
        url: 'https://medicinehatnews.com/news/local-news/2025/05/21/province-of-alberta-providing-cash-to-disaster-evacuees',
      },
      asOf: '2025-05-21',
      verifiedOn: '2026-11-26',
    },
    'evacuation.child': {
      value: '$500',
      statement: 'The evacuation payment of the province is $500 for each dependent child under 18.',
      source: {
        name: 'Government of Alberta, in Medicine Hat News',
        url: 'https://medicinehatnews.com/news/local-news/2025/05/21/province-of-alberta-providing-cash-to-disaster-evacuees',
      },
      asOf: '2025-05-21',
      verifiedOn: '2026-11-26',
    },
    'overland.public': {
      value: 'not yet available to all Albertans at a reasonable price',
      statement:
        'The province says that overland flood insurance is not yet readily and reasonably available to all Albertans.',
      source: SOURCE_PAGES.insurableDisasters,
      asOf: 'undated',
    },
    'shortTerm.liability': {
      value: '$2 million',
      statement:
        'From January 1, 2024, Calgary asked short-term rental hosts for at least $2 million of liability coverage that names home sharing; since April 1, 2025, it asks for no proof of it.',
      source: {
        name: 'City of Calgary, changes to short-term rental licences',
        url: 'https://www.calgary.ca/for-business/licences/short-term-rentals/business-licence-changes.html',
      },
      asOf: '2024-01-01',
      verifiedOn: '2026-11-26',
    },
    'shortTerm.since': {
      value: 'April 1, 2025',
      statement:
        'Since April 1, 2025, a short-term rental in Calgary is one of up to 180 days in a row, and the host confirms home-sharing liability insurance without sending proof.',
      from: '2025-04-01',
      source: SOURCE_PAGES.calgaryShortTerm,
      asOf: '2025-04-01',
      verifiedOn: '2026-11-26',
    },
    'shortTerm.hostBookings': {
      value: 'confirmed bookings that a host has to cancel',
      statement:
        'Airbnb’s host damage protection can pay income lost when a host has to cancel confirmed bookings because of damage by a guest; it does not pay for losses from acts of nature.',
      source: {
        name: 'Airbnb Help Centre, on host damage protection',
        url: 'https://www.airbnb.com/help/article/279',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-27',
    },
    'shortTerm.stay': {
      value: '180 days',
      caption: 'in a row: the longest stay that Calgary counts as short-term',
      statement: 'Since April 1, 2025, a short-term rental in Calgary is one of up to 180 days in a row.',
      from: '2025-04-01',
      source: {
        name: 'City of Calgary, rules for short-term rentals',
        url: 'https://calgary.ca/for-business/licences/short-term-rentals/rules-and-regulations.html',
      },
      asOf: '2025-04-01',
      verifiedOn: '2026-11-26',
    },
  },
);
