/** Words that say nothing about what a question is about. In lower case, without apostrophes. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set(
  `a about after again all also am an and any anything anyone are as at be because been being but by can cannot cant could
did didnt do does doesnt doing done dont each else even ever every explain few find for from get gets getting give given go
going got had has hasnt have havent having he hello help her here hers hey hi him his how hows however i id if ill im in
into is isnt it its ive just kind kinds know let lets like little look lot lots may me mean means might mine more most much
must my myself need needs no not now of off ok okay on once one only or other our ours out over own please possible put
really same say says see she should shouldnt show so some somebody someone something still such sure take tell than thank
thanks that thats the their them then there theres these they thing things this those through to too under until up upon us
use used using very want wants was way we well were what whats when where whether which while who whom whose why will with
within without wont work works would wouldnt yes yet you your youre yours actually alberta basically curious exactly
explained explanation pls plz simply thx
insurance insure insured insurer policy policies question questions wondering`.split(/\s+/),
);

/**
 * Words that people use for the same thing, in the form in which the index keeps them (see `stem` of the chat).
 * The first word of a row is looked for when one of the others is typed, and the other way round.
 */
export const SAME_MEANING: readonly (readonly string[])[] = [
  ['auto', 'car', 'vehicle', 'automobile'],
  ['truck', 'pickup', 'van', 'lorry'],
  ['rate', 'price', 'premium', 'cost'],
  ['tenant', 'renter', 'rent', 'rental', 'apartment'],
  ['home', 'house'],
  ['condo', 'condominium', 'strata', 'unit'],
  ['collision', 'crash', 'accident'],
  ['police', 'cop'],
  ['ride-hailing', 'rideshare', 'uber', 'lyft', 'ride-share'],
  ['delivery', 'deliver', 'skip', 'doordash', 'courier'],
  ['parent', 'grandparent', 'mother', 'father', 'mom', 'dad', 'grandmother', 'grandfather'],
  ['atv', 'quad'],
  ['rv', 'motorhome', 'camper', 'trailer'],
  ['abroad', 'overseas', 'foreign'],
  ['wildfire', 'fire', 'bushfire'],
  ['evacuation', 'evacuate', 'evacuat'],
  ['flood', 'overland'],
  ['sewer', 'sewage', 'backup'],
  ['hail', 'hailstorm', 'hailstone'],
  ['windshield', 'glass'],
  ['alcohol', 'liquor', 'beer', 'wine', 'drink'],
  ['instalment', 'installment', 'monthly'],
  ['refund', 'money back', 'reimburse'],
  ['visa', 'super'],
  ['ahcip', 'health card', 'healthcare'],
  ['employee', 'staff', 'worker'],
  ['firm', 'company', 'business'],
  ['bond', 'surety'],
  ['wcb', 'compensation'],
  ['privacy', 'personal information'],
  ['withdraw', 'cancel', 'delete', 'remove'],
  ['data', 'information', 'detail'],
  ['passport', 'log'],
  ['licence', 'license'],
  ['complain', 'complaint', 'unhappy'],
  ['newsletter', 'mailing'],
  ['compulsory', 'mandatory', 'required', 'obligatory', 'legal'],
  ['pink', 'proof'],
  ['phone', 'electronic', 'digital', 'mobile'],
  ['tire', 'tyre'],
  ['shingle', 'roof'],
  ['empty', 'vacant', 'unoccupied'],
  ['away', 'absent', 'vacation'],
  ['payout', 'pay', 'paid'],
  ['tax', 'taxable', 'taxed'],
  ['fine', 'penalty', 'ticket'],
  ['hsa', 'spending account'],
  ['e&o', 'errors', 'professional'],
  ['beginner', 'new driver', 'learner'],
  ['motorcycle', 'motorbike'],
  ['snowmobile', 'sled'],
  ['student', 'university', 'college'],
  ['roommate', 'flatmate'],
  ['permanent', 'whole'],
  ['jewellery', 'jewelry', 'ring'],
  ['child', 'kid', 'teenager', 'teen'],
  ['theft', 'steal', 'stolen', 'robbed'],
  ['hours', 'open', 'opening'],
  ['person', 'human', 'agent'],
];

/** Other ways in which people ask what a question of the site answers, by its id. Searched, never shown. */
export const ALSO_ASKED: Readonly<Record<string, string>> = {
  'general-are-you-a-broker':
    'who are you, are you an insurer or a licensed agent, what company is behind this site',
  'general-what-does-it-cost': 'is this service free, is there a fee or a charge, how do you make money',
  'general-am-i-covered':
    'am I covered or insured after filling in or sending the form, when does coverage start',
  'general-what-happens-next': 'what comes next, next step, how fast does somebody answer, when will I hear',
  'general-how-many-calls': 'will lots of brokers or companies phone me, spam calls, is my number sold',
  'general-opening-hours': 'open or closed on weekends, evenings, holidays, business hours, time zone',
  'general-where-do-you-serve':
    'do you serve my town, Medicine Hat, Grande Prairie, Airdrie, Lloydminster side',
  'auto-digital-pink-card': 'pink slip',
  'auto-compulsory-cover': 'how much liability is compulsory, minimum required by law, plpd, pl pd',
  'auto-winter-tires-telematics': 'telematics, usage-based insurance, tracking app, snow tires',
  'auto-how-much-liability': 'common third party liability limit, million',
  'auto-new-driver': 'beginner, driver training course, GDL, graduated licence, teenager',
  'auto-driving-uninsured': 'caught driving without insurance, fine, penalty, uninsured',
  'home-flood-coverage': 'flooding, river water in the basement',
  'home-lower-premiums': 'tips and ways to lower or reduce a premium, discount, cheaper',
  'home-or-tenant': 'home versus renters insurance',
  'home-is-it-mandatory': 'can a landlord or a bank require home or tenant insurance',
  'home-sewer-or-overland': 'who pays when the sewer backs up, water in the basement',
  'home-away-all-winter':
    'snowbird, frozen pipes while away, how often must someone check the house, vacation',
  'life-insurer-fails': 'insurer goes bankrupt, bankruptcy, insolvency',
  'privacy-who-sees-my-data': 'do you sell my data, who gets my personal information',
  'privacy-see-or-correct': 'access, delete or correct my data',
  'privacy-newsletter': 'unsubscribe from the newsletter',
  'specialty-event-with-alcohol': 'wedding, party, one-day event',
  'commercial-auto-ride-hailing': 'Uber, Lyft',
};
