/** What is typed or chosen; a day as day, month and year. */
export type Given = string | readonly [string, string, string];

/** Of somebody who wants to be called: the longest way. */
export const CONTACT: Record<string, Given> = {
  none: '',
  'contact.fullName': 'Jordan Makokis',
  'contact.email': 'jordan.makokis@example.ca',
  'contact.postalCode': 'T2P 1J9',
  'contact.contactMethod': 'phone',
  'contact.phone': '4035550142',
  'consent.call': 'on',
};

export const ANSWERS = {
  auto: {
    'answers.auto.vehicle.year': '2019',
    'answers.auto.vehicle.make': 'Toyota',
    'answers.auto.vehicle.model': 'RAV4',
    'answers.auto.use': 'commute',
    'answers.auto.kmPerYear': '15-20k',
    'answers.auto.driver.birthDate': ['17', '4', '1988'],
    'answers.auto.driver.licenceClass': '5',
    'answers.auto.driver.yearLicensed': '2006',
  },
  supervisa: {
    'answers.supervisa.applicants.0.relation': 'parent',
    'answers.supervisa.applicants.0.birthDate': ['3', '9', '1957'],
    'answers.supervisa.country': 'India',
    'answers.supervisa.visaState': 'planning',
    'answers.supervisa.arrivalOn': ['1', '6', String(new Date().getFullYear() + 1)],
  },
  business: {
    'answers.business.industry': 'contractors',
    'answers.business.description': 'We roof houses, with three people.',
    'answers.business.yearsInBusiness': '6',
    'answers.business.revenue': '250-500k',
    'answers.business.premises': 'home',
    'answers.business.claims5y': '0',
  },
} as const satisfies Record<string, Record<string, Given>>;
