import { factsAbout } from './reading/fact.ts';
import { SOURCE_PAGES } from './reading/source-pages.ts';

const LAST_DAY = '2026-12-31';
const equite = {
  name: 'Équité Association, quoted by Insurance Business',
  url: 'https://insurancebusinessmag.com/ca/news/auto-motor/alberta-becomes-area-of-concern-for-auto-theft-524659.aspx',
};
const sectionB = {
  name: 'Watson Goepel, on Section B benefits',
  url: 'https://watsongoepelalberta.com/blog/what-are-b-section-benefits/',
};
const gdl = {
  name: 'Government of Alberta, quoted by The Anchor',
  url: 'https://www.theanchor.ca/2023/young-drivers-eligible-to-receive-full-licence/',
};

/** Personal automobile insurance. The rules of the policy and of its price end with 2026: those carry `until`. */
export const autoFacts = factsAbout(
  'auto',
  { verifiedOn: '2026-11-20', reviewBy: '2027-05-20' },
  {
    'liability.minimum': {
      value: '$200,000',
      statement:
        'Until the end of 2026, Alberta drivers must carry at least $200,000 of third-party liability.',
      until: LAST_DAY,
      source: {
        name: 'Insurance Bureau of Canada, on mandatory coverage',
        url: 'http://www.ibc.ca/ab/auto/auto-insurance/mandatory-coverage',
      },
      asOf: '2019-01-01',
    },
    'liability.common': {
      value: '$1 million or $2 million',
      statement: 'Drivers commonly carry $1 million or $2 million of liability.',
      source: {
        name: 'CAM LLP, on liability limits and family protection',
        url: 'https://camllp.com/2021/12/02/albertas-family-protection-endorsement-sef-44-explained/',
      },
      asOf: '2021-12-02',
    },
    'benefits.medical': {
      value: '$50,000',
      caption: 'for each person’s care, for collisions on or before December 31, 2026',
      statement: 'Section B pays up to $50,000 per person for medical care and rehabilitation.',
      until: LAST_DAY,
      source: SOURCE_PAGES.airbCareFirst,
      asOf: '2025',
    },
    'benefits.medicalPeriod': {
      value: 'two years',
      statement: 'Section B medical benefits end two years after the collision.',
      until: LAST_DAY,
      source: SOURCE_PAGES.airbCareFirst,
      asOf: '2025',
    },
    'benefits.incomeShare': {
      value: '80%',
      statement: 'Section B disability income is 80% of gross weekly earnings, up to a weekly maximum.',
      until: LAST_DAY,
      source: SOURCE_PAGES.airbCareFirst,
      asOf: '2025',
    },
    'benefits.incomeMaximum': {
      value: '$600 a week',
      caption: 'at most for lost income, for collisions on or before December 31, 2026',
      largeOn: '/business/rideshare',
      statement: 'Section B disability income is at most $600 a week.',
      until: LAST_DAY,
      source: SOURCE_PAGES.airbCareFirst,
      asOf: '2025',
    },
    'benefits.incomePeriod': {
      value: 'two years',
      statement:
        'Section B disability income is paid for up to two years; the first seven days are not paid.',
      until: LAST_DAY,
      source: SOURCE_PAGES.airbCareFirst,
      asOf: '2025',
    },
    'benefits.notice': {
      value: '30 days',
      statement: 'Tell the insurer about an injury within 30 days of the collision.',
      until: LAST_DAY,
      source: sectionB,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'benefits.form': {
      value: '90 days',
      statement: 'The accident-benefit claim form (AB-1) is due within 90 days.',
      until: LAST_DAY,
      source: sectionB,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'benefits.formProtocol': {
      value: '10 days',
      statement:
        'For sprains, strains and whiplash treated under the provincial protocols, the AB-1 goes to the insurer within 10 days of the collision.',
      until: LAST_DAY,
      source: SOURCE_PAGES.formAb1,
      asOf: '2004-11-20',
      verifiedOn: '2026-11-26',
    },
    'benefits.formOther': {
      value: '30 days',
      statement:
        'For injuries outside the provincial protocols, the form AB-1 itself asks to be sent within 30 days of the collision.',
      until: LAST_DAY,
      source: SOURCE_PAGES.formAb1,
      asOf: '2004-11-20',
      verifiedOn: '2026-11-26',
    },
    'benefits.funeral': {
      value: '$6,150',
      statement: 'Section B pays up to $6,150 for the funeral of a person who dies in a collision.',
      until: LAST_DAY,
      source: SOURCE_PAGES.fatalAccidentBenefits,
      asOf: 'undated',
      verifiedOn: '2026-11-28',
    },
    'dcpd.since': {
      value: 'January 1, 2022',
      statement:
        'Direct compensation for property damage has been part of every Alberta policy since January 1, 2022.',
      source: SOURCE_PAGES.airbDcpd,
      asOf: 'undated',
    },
    'dcpd.exampleFault': {
      value: '25%',
      statement: 'AIRB example: a driver who is 25% at fault has 75% of the damage paid under DCPD.',
      source: SOURCE_PAGES.airbDcpd,
      asOf: 'undated',
    },
    'dcpd.examplePaid': {
      value: '75%',
      statement: 'AIRB example: a driver who is 25% at fault has 75% of the damage paid under DCPD.',
      source: SOURCE_PAGES.airbDcpd,
      asOf: 'undated',
    },
    'dcpd.optOut': {
      value: 'an endorsement (a written change to the policy) lets a driver opt out of it',
      statement:
        'The rate board’s page on buying insurance says that the Superintendent released an endorsement with which a driver can opt out of DCPD coverage.',
      source: SOURCE_PAGES.airbBuying,
      asOf: 'undated',
      verifiedOn: '2026-11-28',
    },
    'dcpd.deductible': {
      value: 'in proportion to your share of the fault',
      statement:
        'According to a brokerage, when fault is shared the collision deductible applies in proportion to your share of the fault.',
      source: {
        name: 'Gallagher, on direct compensation in Alberta',
        url: 'https://ajg.com/ca/news-and-insights/2021/nov/albertas-new-automobile-reform-direct-compensation-property-damage-system',
      },
      asOf: '2021-11',
      verifiedOn: '2026-11-26',
    },
    'goodDriver.cap': {
      value: '7.5%',
      caption: 'the most a rate change may add at renewal, for good drivers, in 2025 and 2026',
      statement:
        'For 2025 and 2026, the part of a good driver’s renewal increase that comes from a rate change is capped at 7.5%.',
      from: '2025-01-01',
      until: LAST_DAY,
      source: SOURCE_PAGES.airbGoodDriver,
      asOf: '2026',
      verifiedOn: '2026-11-28',
    },
    'goodDriver.claimYears': {
      value: 'six years',
      statement: 'A good driver in 2026 has had no at-fault collision in six years.',
      until: LAST_DAY,
      source: SOURCE_PAGES.airbGoodDriver,
      asOf: '2026',
      verifiedOn: '2026-11-28',
    },
    'goodDriver.criminalYears': {
      value: 'four years',
      statement: 'A good driver in 2026 has had no Criminal Code traffic conviction in four years.',
      until: LAST_DAY,
      source: SOURCE_PAGES.airbGoodDriver,
      asOf: '2026',
      verifiedOn: '2026-11-28',
    },
    'goodDriver.convictionYears': {
      value: 'three years',
      statement:
        'A good driver has had no major conviction in three years; one minor conviction is allowed until the insurer applies the definition of October 2025.',
      until: LAST_DAY,
      source: SOURCE_PAGES.airbGoodDriver,
      asOf: '2026',
      verifiedOn: '2026-11-28',
    },
    'speeding.major': {
      value: 'more than 50 km/h over the limit',
      statement:
        'Of speeding tickets, the board counts those of less than 50 km/h over the limit as minor and those of more than 50 km/h as major convictions.',
      source: {
        name: 'Automobile Insurance Rate Board (AIRB), on good drivers',
        url: 'https://albertaairb.ca/good-driver',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-28',
    },
    'goodDriver.minorYears': {
      value: 'three years',
      statement:
        'Under the definition of October 2025, a good driver has had no minor conviction in three years either.',
      until: LAST_DAY,
      source: SOURCE_PAGES.airbGoodDriver,
      asOf: '2026',
      verifiedOn: '2026-11-28',
    },
    'goodDriver.defined': {
      value: 'October 2025',
      statement:
        'A definition of October 2025 allows no minor conviction either; each insurer began to apply it at its own date, at least 12 months after the definition before.',
      until: LAST_DAY,
      source: SOURCE_PAGES.airbGoodDriver,
      asOf: '2026',
      verifiedOn: '2026-11-28',
    },
    'rating.claimYears': {
      value: 'six years',
      statement: 'Insurers usually look back six years for at-fault claims.',
      source: SOURCE_PAGES.airbFactors,
      asOf: '2016',
    },
    'rights.changeNotice': {
      value: '15 days',
      statement: 'AIRB says a driver gets at least 15 days of notice before a policy is changed.',
      source: SOURCE_PAGES.airbRights,
      asOf: 'undated',
    },
    'rights.renewalNotice': {
      value: '30 days',
      statement: 'AIRB says renewal terms come at least 30 days before the policy ends.',
      source: SOURCE_PAGES.airbRights,
      asOf: 'undated',
    },
    'rights.endNotice': {
      value: '15 days',
      statement:
        'Under the Alberta Insurance Act, an insurer may end an auto policy with 15 days of notice by registered mail.',
      source: SOURCE_PAGES.autoTermination,
      asOf: '2018-06-12',
      verifiedOn: '2026-11-28',
    },
    'rights.endNoticeFrom': {
      value: 'from the day after the letter reaches your post office',
      statement:
        'The 15 days of a notice by registered mail count from the day after the letter reaches the post office to which it is addressed.',
      source: SOURCE_PAGES.autoTermination,
      asOf: '2018-06-12',
      verifiedOn: '2026-11-29',
    },
    'rights.handedNotice': {
      value: 'five days',
      statement:
        'For property policies, as the Insurance Act read in 2011 (section 549), an insurer may end a policy with five days of written notice that is delivered in person.',
      source: {
        name: 'Insurance Act, section 549, quoted by Harper Grey',
        url: 'https://insurancelawblog.harpergrey.com/2017/05/09/the-wording-post-office-to-which-it-is-addressed-in-statutory-condition-55-of-the-insurance-act-rsa-2000-c-i-3-s-549-is-not-ambiguous-the-amendment-to-the-statutory-condition-in-2012-was/',
      },
      asOf: '2017-05-09',
      verifiedOn: '2026-11-29',
    },
    'glass.limited': {
      value: 'SEF 13D',
      statement:
        'The endorsement SEF 13D limits glass coverage: rock damage to the windshield is left out; fire, theft, vandalism and hail are still covered.',
      source: SOURCE_PAGES.limitedGlass,
      asOf: 'undated',
      verifiedOn: '2026-11-28',
    },
    'uninsured.firstMinimum': {
      value: '$2,500',
      statement: 'The fine for driving uninsured for the first time is at least $2,500.',
      source: SOURCE_PAGES.uninsuredFines,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'uninsured.firstMaximum': {
      value: '$10,000',
      statement: 'The fine for driving uninsured for the first time is at most $10,000.',
      source: SOURCE_PAGES.uninsuredFines,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'uninsured.againMinimum': {
      value: '$5,000',
      statement: 'The fine for driving uninsured again within five years is at least $5,000.',
      source: SOURCE_PAGES.uninsuredFines,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'uninsured.againMaximum': {
      value: '$20,000',
      statement: 'The fine for driving uninsured again within five years is at most $20,000.',
      source: SOURCE_PAGES.uninsuredFines,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'uninsured.againPeriod': {
      value: 'five years',
      statement: 'A second uninsured offence within five years is punished more heavily.',
      source: SOURCE_PAGES.uninsuredFines,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'collision.reportFrom': {
      value: '$5,000',
      caption: 'of damage in total: above it, you must report to police (rule since 2024)',
      largeOn: '/insurance/auto',
      statement:
        'Since January 1, 2024, a collision must be reported to police when total damage is more than $5,000; the province said it would index the amount.',
      from: '2024-01-01',
      source: SOURCE_PAGES.collisionThreshold,
      asOf: '2023-12-14',
      verifiedOn: '2026-11-25',
    },
    'medical.ages': {
      value: 'the ages of 75 and 80',
      statement: 'An ordinary driver has to give a medical report at 75, at 80 and every two years after.',
      source: {
        name: 'AMA, licensing information for older drivers',
        url: 'https://ama.ab.ca/2014/04/23/licencing-information-for-older-drivers',
      },
      asOf: '2014-04-23',
      verifiedOn: '2026-11-23',
    },
    'medical.afterwards': {
      value: 'every two years',
      statement: 'An ordinary driver has to give a medical report at 75, at 80 and every two years after.',
      source: {
        name: 'AMA, licensing information for older drivers',
        url: 'https://ama.ab.ca/2014/04/23/licencing-information-for-older-drivers',
      },
      asOf: '2014-04-23',
      verifiedOn: '2026-11-23',
    },
    'gdl.learner': {
      value: 'one year',
      statement:
        'A new driver in Alberta holds a learner’s licence (Class 7) for at least one year before the graduated one.',
      source: SOURCE_PAGES.gdlStages,
      asOf: 'undated',
      verifiedOn: '2026-11-27',
    },
    'gdl.period': {
      value: 'two years',
      statement: 'A graduated (GDL) licence is held for at least two years.',
      source: gdl,
      asOf: '2023-04-04',
      verifiedOn: '2026-11-26',
    },
    'gdl.cleanMonths': {
      value: '12 months',
      statement: 'Full Class 5 needs no suspension, demerit or violation in the last 12 months of probation.',
      source: gdl,
      asOf: '2023-04-04',
      verifiedOn: '2026-11-26',
    },
    'claims.limitation': {
      value: 'two years',
      statement:
        'The limitation period for auto and property policies has been two years since July 1, 2012.',
      source: {
        name: 'Insurance Act, reported by Canadian Underwriter',
        url: 'https://www.canadianunderwriter.ca/features/cc-alberta-insurance-act-changes/',
      },
      asOf: '2012-01-31',
    },
    'claims.limitationFrom': {
      value: 'knew, or should have known,',
      statement:
        'For loss or damage to insured property, the two years begin on the day the insured knew or ought to have known that it occurred (Insurance Act, section 526).',
      source: {
        name: 'Insurance Act, section 526, quoted by HMC Lawyers',
        url: 'https://hmclawyers.com/insurance/limitation-periods-can-they-be-extended/',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-27',
    },
    'claims.suitLimit': {
      value: 'two years',
      statement:
        'Under section 3 of the Limitations Act, most lawsuits in Alberta must begin within two years of the day on which the injured person knew or should have known of the injury, of who caused it, and that it warrants a lawsuit.',
      source: {
        name: 'Limitations Act, section 3, explained by the law firm Parlee McLaws',
        url: 'https://www.parlee.com/news/as-time-winds-down-an-overview-of-limitations-in-alberta/',
      },
      asOf: 'undated',
      verifiedOn: '2026-11-29',
    },
    injuryClaim2024: {
      value: 'almost $180,000 in 2024',
      statement: 'The average bodily injury claim in Alberta in 2024 was almost $180,000.',
      source: SOURCE_PAGES.suits,
      asOf: '2025-08-14',
    },
    insurersPaid2024: {
      value: 'about 18% more in claims and expenses than they collected in 2024',
      statement:
        'In 2024, auto insurers in Alberta paid about 18% more in claims and expenses than drivers paid in premiums, according to the Superintendent as quoted by the Insurance Bureau of Canada.',
      source: {
        name: 'Superintendent of Insurance, quoted by the Insurance Bureau of Canada',
        url: 'https://www.cantechletter.com/newswires/auto-insurers-paid-out-18-more-than-collected-losing-1-2b-in-2024-according-to-government-report',
      },
      asOf: '2026-01-09',
      verifiedOn: '2026-11-29',
    },
    'licence.exchange': {
      value: '90 days',
      statement: 'A new resident exchanges a licence from another place within 90 days of moving to Alberta.',
      source: SOURCE_PAGES.exchangeLicence,
      asOf: 'undated',
    },
    'licence.registerVehicle': {
      value: 'three months',
      statement: 'A vehicle owner registers the vehicle within three months of moving to Alberta.',
      source: {
        name: 'Government of Alberta, registration and insurance',
        url: 'https://www.alberta.ca/registration-and-insurance',
      },
      asOf: 'undated',
    },
    'newCar.days': {
      value: '14 days',
      statement:
        'The Insurance Bureau of Canada says that most car policies of private insurers cover a newly acquired car for 14 days.',
      source: SOURCE_PAGES.newCarDays,
      asOf: 'undated',
    },
    'theft.deductible': {
      value: 'Under the standard Alberta policy, no deductible applies',
      statement:
        'Under the standard Alberta policy (SPF 1), no deductible applies to fire or to the theft of the whole vehicle, unless the endorsement SEF 40 adds one.',
      source: SOURCE_PAGES.fireTheftDeductible,
      asOf: 'undated',
      verifiedOn: '2026-11-26',
    },
    'theft.recovered2022': {
      value: '87%',
      statement: 'In 2022, 87% of the private vehicles stolen in Alberta were found again.',
      source: equite,
      asOf: '2025',
    },
    'theft.recovered2024': {
      value: '77%',
      statement: 'In 2024, 77% of the private vehicles stolen in Alberta were found again.',
      source: equite,
      asOf: '2025',
    },
    'impaired.noDriving': {
      value: '90 days',
      statement:
        'A first Immediate Roadside Sanction (IRS: FAIL) brings 90 days without any driving and a further suspension of 12 months.',
      source: SOURCE_PAGES.irsFail,
      asOf: 'undated',
    },
    'impaired.further': {
      value: '12 months',
      statement:
        'After the first 90 days, a first Immediate Roadside Sanction (IRS: FAIL) suspends the licence for a further 12 months.',
      source: SOURCE_PAGES.irsFail,
      asOf: 'undated',
    },
    'impaired.interlock': {
      value: 'an ignition interlock',
      statement:
        'After the first 90 days of a first IRS: FAIL, a driver who is admitted to the Ignition Interlock Program may drive with the device during the further 12 months; a driver who does not take part stays suspended.',
      source: SOURCE_PAGES.irsInterlock,
      asOf: 'undated',
      verifiedOn: '2026-11-27',
    },
  },
);
