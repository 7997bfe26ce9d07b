/** By the address of a page: what people call it who do not use our words. The search of the site finds it by them too. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  '/insurance/auto': 'auto vehicle truck',
  '/insurance/home': 'house condo tenant renters apartment',
  '/insurance/specialty': 'motorcycle boat RV ATV snowmobile',
  '/insurance/tenant': 'renters rental apartment roommate',
  '/insurance/rental-property': 'landlord Airbnb short-term suite',
  '/insurance/seasonal-and-acreage': 'cabin cottage rural',
  '/insurance/rv-and-trailer': 'motorhome camper fifth wheel',
  '/insurance/professional-liability': 'errors and omissions E&O',
  '/insurance/visitors-to-canada': 'visitor family newcomer medical',
  '/super-visa': 'certificate of insurance proof refund visa refused',
  '/business/contractors':
    'roofer roofing hot work torch plumber electrician painter trades certificate of insurance WCB',
  '/business/restaurants': 'food truck caterer catering café shared kitchen market stall',
  '/business/rideshare': 'Uber Lyft taxi ride-hailing',
  '/business/medical': 'doctor dentist clinic',
  '/business/liquor': 'bar pub',
  '/blog/first-car-in-alberta':
    'foreign licence exchange driving history driving experience years abroad newcomer',
  '/blog/tenant-insurance-newcomers-students': 'renters newcomer apartment roommate',
  '/blog/certificate-of-insurance-note': 'certificate of insurance COI additional insured',
  '/blog/contractor-insurance-alberta': 'certificate of insurance WCB workers compensation',
  '/blog/super-visa-insurance-guide': 'parents grandparents visa refused certificate proof',
  '/faq/general#general-what-does-it-cost':
    'how much does it cost price cost free fee fees charge paid money how do you make money',
  '/faq/general#general-how-many-calls': 'who calls calling phone spam',
  '/faq/auto#auto-price-caps': 'why did my car rate rates go went up rising increase higher expensive',
  '/contact': 'talk speak to someone a person human call phone number telephone help support complaint',
  '/get-quote': 'compare car auto home insurance quotes online best broker near me',
};

/** How people ask for the price of something, beside our own word for it. */
export const PRICE_WORDS =
  'cheap cheaper cost costs how much rate rates price prices premium lower reduce save saving discount expensive';

/**
 * Words that are the same to somebody who searches: one of a group finds the others too, below the pages that use the very
 * word. In lower case.
 */
export const SAME_WORDS: readonly (readonly string[])[] = [
  [
    ...[
      'foreign',
      'abroad',
      'overseas',
      'international',
      'mexico',
      'mexican',
      'india',
      'indian',
      'philippines',
    ],
    ...['filipino', 'china', 'chinese', 'pakistan', 'nigeria', 'ukraine', 'ukrainian', 'usa', 'american'],
  ],
  ['newcomer', 'immigrant', 'refugee', 'landed'],
  ['licence', 'license', 'licencia', 'permit'],
  ['history', 'experience', 'abstract'],
  ['car', 'auto', 'vehicle', 'automobile'],
  ['house', 'home'],
  ['tenant', 'renter', 'apartment', 'flat'],
  ['landlord', 'rental'],
  ['coi', 'certificate'],
  ['wcb', 'workers'],
  ['roofer', 'roofing', 'contractor'],
  ['uber', 'lyft', 'rideshare', 'delivery'],
  ['parents', 'grandparents', 'supervisa'],
  ['price', 'cost', 'cheap', 'cheaper', 'premium'],
  ['cancel', 'refund', 'refused'],
  ['crash', 'accident', 'collision'],
  ['flood', 'flooded', 'flooding', 'sewer', 'overland'],
  ['cottage', 'cabin'],
  ['camper', 'motorhome', 'rv'],
  ['teen', 'teenager', 'young'],
];
