/** Words that say nothing about what a question is about. In lower case, without apostrophes. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after again all also am an and any anything anyone are as at be because been being but by can cannot cant could
did didnt do does doesnt doing done dont each else even ever every explain few find for from get gets getting give given go
going got had has hasnt have havent having he hello help her here hers hey hi him his how hows however i id if ill im in
into is isnt it its ive just kind kinds know let lets like little look lot lots may me mean means might mine more most much
must my myself need needs no not now of off ok okay on once one only or other our ours out over own please possible put
really same say says see she should shouldnt show so some somebody someone something still such sure take tell than thank
thanks that thats the their them then there theres these they thing things this those through to too under until up upon us
use used using very want wants was way we well were what whats when where whether which while who whom whose why will with
within without wont work works would wouldnt yes yet you your youre yours actual actually alberta basically curious exactly
explained explanation pls plz simply thx
guy guys girl gal folks dude pretty barely matter matters regular gonna wanna gotta hes shes theyre
couple sometimes time times somehow either both since already though anyway maybe wise kinda sorta lol hmm um uh ya yeah
insurance insure insured insurer insuring policy policies question questions wondering`.split(/\s+/),
);

/**
 * Words that people use for the same thing, in the form in which the index keeps them (see `stem` of the chat).
 * The first word of a row is looked for when one of the others is typed, and the other way round.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  ['auto', 'car', 'vehicle', 'automobile'],
  ['truck', 'pickup', 'van', 'lorry'],
  ['rate', 'price', 'premium', 'cost'],
  ['tenant', 'renter', 'rent', 'rental', 'apartment'],
  ['home', 'house'],
  ['condo', 'condominium', 'strata', 'unit'],
  ['collision', 'crash', 'accident', 'wreck', 'smash', 'fender'],
  ['police', 'cop', 'rcmp'],
  ['ride-hailing', 'rideshare', 'uber', 'lyft', 'ride-share'],
  ['delivery', 'deliver', 'skip', 'doordash', 'courier'],
  [
    'parent',
    'grandparent',
    'mother',
    'father',
    'mom',
    'dad',
    'grandmother',
    'grandfather',
    'grandma',
    'grandpa',
    'inlaw',
    'in-law',
  ],
  ['atv', 'quad'],
  ['rv', 'motorhome', 'camper', 'trailer'],
  ['abroad', 'overseas', 'foreign'],
  ['wildfire', 'fire', 'bushfire'],
  ['evacuation', 'evacuate', 'evacuat'],
  ['flood', 'overland'],
  ['sewer', 'sewage', 'backup', 'toilet'],
  ['hail', 'hailstorm', 'hailstone'],
  ['windshield', 'glass'],
  ['alcohol', 'liquor', 'beer', 'wine', 'drink'],
  ['instalment', 'installment', 'monthly'],
  ['refund', 'money back', 'reimburse'],
  ['visa', 'super', 'supervisa'],
  ['ahcip', 'health card', 'healthcare'],
  ['employee', 'staff', 'worker', 'server', 'waiter'],
  ['employer', 'boss'],
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
  ['phone', 'electronic', 'digital', 'iphone', 'cellphone', 'smartphone'],
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
  ['motorcycle', 'motorbike', 'harley'],
  ['snowmobile', 'sled'],
  ['student', 'university', 'college'],
  ['roommate', 'flatmate'],
  ['permanent', 'whole'],
  ['jewellery', 'jewelry', 'ring'],
  ['child', 'kid', 'teenager', 'teen', 'son', 'daughter'],
  ['theft', 'steal', 'stolen', 'robbed'],
  ['hours', 'opening'],
  ['person', 'human', 'agent'],
  ['outage', 'blackout', 'failure'],
  ['mastercard', 'credit'],
  ['public', 'crown'],
  ['vacation', 'holiday', 'cruise'],
  ['fridge', 'refrigerator', 'freezer', 'cooler'],
  ['doctor', 'doc', 'physician'],
  ['bar', 'pub', 'tavern'],
  ['customer', 'client', 'guest'],
  ['subcontractor', 'sub', 'subbed'],
  ['certificate', 'coi'],
  ['comprehensive', 'comp'],
  ['belonging', 'stuff', 'contents', 'furniture', 'sofa', 'couch', 'tv'],
  ['renovation', 'reno'],
  ['income', 'wage', 'salary', 'paycheque', 'paycheck', 'earn'],
  ['hotel', 'motel'],
  ['refuse', 'reject', 'deny', 'denied', 'decline'],
  ['account', 'register', 'login'],
  ['breach', 'hack', 'hacker', 'ransomware', 'cyber'],
  ['increase', 'raise', 'rise', 'jump'],
  ['illness', 'sick', 'disease', 'cancer'],
  ['bike', 'bicycle'],
  ['minimum', 'least'],
  ['mould', 'mold'],
];
