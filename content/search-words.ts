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
  '/commercial-auto': 'trucking trucker fleet',
  '/super-visa': 'certificate of insurance proof refund visa refused',
  '/business': 'company firm services small self-employed start-up',
  '/business/contractors':
    'roofer roofing hot work torch plumber plumbing electrician electrical painter painting welder welding carpenter carpentry landscaper landscaping trades certificate of insurance WCB',
  '/business/restaurants':
    'food truck propane caterer catering café bakery coffee shop pizzeria shared kitchen market stall',
  '/business/rideshare': 'Uber Lyft taxi ride-hailing courier food delivery',
  '/business/general': 'liability',
  '/business/retail': 'shop store boutique online seller',
  '/business/professionals': 'accountant lawyer consultant engineer architect freelancer',
  '/business/manufacturers': 'factory workshop fabrication',
  '/business/construction': 'builder general contractor excavation',
  '/business/medical': 'doctor dentist clinic physiotherapist chiropractor massage therapist',
  '/business/liquor': 'bar pub',
  '/blog/first-car-in-alberta':
    'foreign licence exchange driving history driving experience years abroad newcomer',
  '/blog/tenant-insurance-newcomers-students': 'renters newcomer apartment roommate',
  '/blog/certificate-of-insurance-note': 'certificate of insurance COI additional insured',
  '/blog/contractor-insurance-alberta': 'certificate of insurance WCB workers compensation',
  '/blog/super-visa-insurance-guide': 'parents grandparents visa refused certificate proof',
  '/faq/auto#auto-price-caps': 'why did my car rate rates go went up rising increase higher expensive',
  '/get-quote': 'compare car auto home insurance quotes online best broker near me',
};

/** Trades without a page of their own, by words that mean nothing else: a dog, snow or a move is no trade. */
const OTHER_TRADES = [
  'cleaning cleaner cleaners janitor janitorial maid housekeeping handyman lawn mowing snowplowing',
  'salon hairdresser barber beauty esthetician tattoo gym yoga trainer tutor groomer grooming',
  'daycare dayhome childcare photographer videographer',
];

/** By the address of a page: the trades it is for that have none of their own. Who names one finds the page of all businesses first, then that of liability. */
export const TRADES: Readonly<Record<string, readonly string[]>> = {
  '/business': OTHER_TRADES,
  '/business/general': OTHER_TRADES,
};

/**
 * By the address of a page: how people ask for it, in their own words, one phrase after another. A page that is asked for by one of these comes before
 * all others; one of a single word, where nothing else is asked for.
 */
export const ASKED_AS: Readonly<Record<string, string>> = {
  '/get-quote': 'get a quote, quote, free quote, compare quotes, compare prices, compare insurance',
  '/contact':
    'phone number, phone, telephone, call you, contact, contact us, email address, address, talk to someone, talk to a person, speak to someone, human, help, support, customer service, complaint, work for you, become a partner, join as a broker',
  '/about': 'who are you, legit, scam, trust, can I trust you, reviews, about us',
  '/super-visa':
    'parents visiting, parents are visiting, grandparents visiting, parents coming, parents are coming, grandparents coming',
  '/faq/travel#travel-parents-visit':
    'do parents need insurance to visit Canada, do my parents need insurance, do visitors need insurance, is visitor insurance mandatory',
  '/faq/home#home-flood-coverage':
    'my basement flooded, basement flooded, flooded basement, basement flood, my house flooded, house flooded, flood, flooding, water in my basement, water in the basement',
  '/faq/home-condo-tenant#home-ice-dam':
    'ice dam, ice dams, ice dam leak, ice dam roof leak, roof leak from ice dam, ice damming, ice on the roof',
  '/faq/specialty#specialty-e-bike': 'e-bike, ebike, electric bike, electric bicycle, power bicycle',
  '/newsletter': 'unsubscribe, newsletter, stop emails',
  '/privacy-policy': 'privacy, personal information, is my data safe, do you sell my data',
  '/portal/login':
    'my request status, status of my request, track my request, check my request, where is my request, log in, login, sign in, account, client portal, portal, see my requests',
  '/portal/register': 'sign up, register, create an account, open an account, new account',
  '/portal/forgot-password': 'password, forgot my password, reset my password, username, cannot log in',
  '/broker/login': 'broker login, broker portal, broker log in',
  '/faq/general#general-what-does-it-cost':
    'how much does it cost, how much, cost, is it free, fees, what do you charge, how do you make money, how are you paid, commission',
  '/faq/general#general-what-happens-next':
    'what happens next, how does it work, how long does it take, when will I hear, hear back, status, status of my request, track my request, check my request, where is my quote, no answer',
  '/faq/general#general-how-many-calls': 'spam, spam calls, calls, calling, stop calling, do not call',
  '/faq/general#general-opening-hours': 'hours, open, opening hours, business hours, when are you open',
  '/faq/general#general-are-you-a-broker': 'are you a broker, insurance company, are you an insurer',
  '/faq/general#general-where-do-you-serve': 'service area, which cities, near me, my town',
  '/faq/general#general-am-i-covered': 'am I covered, am I insured, when does coverage start',
  '/faq/general#general-cancel-a-policy':
    'can I cancel, cancel my policy, cancel policy, cancel a policy, cancel my insurance, cancel insurance, cancel car insurance, cancel home insurance, end my policy, switch insurers',
  '/faq/privacy-and-account#privacy-lost-reference':
    'lost my reference, lost my reference number, lost my tracking link, lost my link, reference number, tracking link, tracking page, find my request, cannot find my request, no email from you',
  '/faq/privacy-and-account#privacy-withdraw':
    'cancel my request, cancel my quote, stop my request, delete my request, undo, opt out, changed my mind',
  '/faq/privacy-and-account#privacy-see-or-correct':
    'delete my data, delete my information, delete my account, my data, change my address, change my answers, correct my request, edit my request, wrong email, made a mistake',
  '/faq/privacy-and-account#privacy-who-sees-my-data':
    'share my data, share my information, sell my information',
  '/faq/claims-and-complaints#claims-through-this-site': 'claim, make a claim, file a claim, report a claim',
  '/faq/claims-and-complaints#claims-first-steps-crash': 'accident, crash, had an accident, car accident',
  '/faq/home#home-lower-premiums':
    'lower my premium, lower my car insurance, lower my home insurance, cheaper insurance, insurance too expensive, too expensive, cheap, cheaper, cheapest, save money, discounts',
  '/faq/home#home-auto-premium-factors':
    'how much does car insurance cost, how much is car insurance, car insurance cost, cost of car insurance, car insurance price, car insurance rates',
  '/insurance/auto#what-affects-the-price':
    'how much does car insurance cost, how much is car insurance, car insurance cost, cost of car insurance, car insurance price, car insurance rates, lower my car insurance, car insurance too expensive, my insurance went up, car insurance went up',
  '/faq/auto#auto-price-caps':
    'why did my car insurance go up, car insurance go up, car insurance went up, my insurance went up, renewal went up, my renewal went up, premium went up, rate went up, can they raise my premium, how much can my premium rise',
  '/blog/auto-renewal-checklist':
    'renewal, renewal checklist, auto renewal, car insurance renewal, car insurance went up, car insurance go up, my insurance went up, renewal went up, my renewal went up',
  '/faq/auto#auto-compulsory-cover':
    'minimum coverage, minimum car insurance, minimum insurance, required car insurance, compulsory insurance, mandatory insurance',
  '/faq/claims-and-complaints#claims-late-payment':
    'late payment, missed payment, late on my payment, cannot pay my insurance, insurer cancel my policy, they cancel, cancel me, non-payment',
  '/faq/auto#auto-new-driver':
    'young driver, new driver, teen driver, teenager driver, student driver, first car',
  '/insurance/auto':
    'dui, impaired driving, drunk driving, high risk driver, high risk car insurance, tickets, licence suspended',
  '/insurance/home': 'dog bite, dog bites',
  '/business/restaurants': 'cafe, café, coffee shop, bakery, restaurant',
  '/business/restaurants#papers-for-a-food-truck': 'propane, propane inspection, food handling permit',
  '/faq/business#business-what-is-a-certificate': 'certificate of insurance, certificate, COI',
  '/faq/auto#auto-digital-pink-card':
    'pink card, pink slip, insurance card, proof of insurance, lost pink card, lost my pink card, replace my pink card, new pink card',
};

/** How people ask for the price of something, beside our own word for it. */
export const PRICE_WORDS =
  'cheap cheaper cheapest cost costs how much rate rates price prices premium lower reduce save saving discount expensive';

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
  ['price', 'cost', 'cheap', 'cheaper', 'cheapest', 'premium'],
  ['cancel', 'refund', 'refused'],
  ['cancel', 'withdraw', 'stop'],
  ['delete', 'erase', 'remove'],
  ['crash', 'accident', 'collision'],
  ['windshield', 'windscreen'],
  ['flood', 'flooded', 'flooding', 'sewer', 'overland'],
  ['cottage', 'cabin'],
  ['camper', 'motorhome', 'rv'],
  ['motorcycle', 'motorbike', 'moped', 'scooter'],
  ['dui', 'impaired', 'drunk', 'sr22'],
  ['teen', 'teenager', 'young'],
  ['cleaning', 'cleaner', 'janitorial', 'janitor'],
  ['neighbour', 'neighbor'],
];
