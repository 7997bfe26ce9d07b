import { WORD_LIST } from './word-list.ts';
import type { WordingRule } from './wording-rule.ts';

const NOT_A_BROKER =
  'The site is a referral service, not a broker, agent or insurer (Insurance Act, s. 452).';
const MISLEADING =
  'A claim that cannot be proven is misleading advertising (Competition Act; Insurance Act, s. 509).';
const HYPE = 'Calm and honest: no hype and no pressure.';
const CANADIAN = 'Canadian spelling.';

/** The site introduces people to licensed brokers. It never sounds like one: these patterns would. */
export const WORDING_RULES: readonly WordingRule[] = [
  {
    id: 'our-insurance',
    pattern:
      /\bour (?:own )?(?:insurance )?(?:polic(?:y|ies)(?! on privacy)|rates?|premiums?|quotes?|coverages?|insurance|brokers|agents|insurers|underwriters|products|plans)\b(?! type| page| kind)/i,
    reason: NOT_A_BROKER,
    instead: 'a licensed broker partner can quote; the policy of the insurer',
  },
  {
    id: 'we-do-insurance',
    pattern:
      /\bwe (?:can |will |also |only |do |may )?(?:insure|cover|quote|underwrite|bind|sell|advise|recommend|negotiate|place|provide (?:insurance|cover)|offer (?:insurance|cover|quotes|policies)|compare (?:quotes|prices|insurers))\b/i,
    reason: NOT_A_BROKER,
    instead: 'a licensed broker partner can …',
  },
  {
    id: 'we-find-price',
    pattern:
      /\bwe(?:'ll| will| can)? (?:find|get|secure|shop) (?:you )?(?:the |a )?(?:best|better|great|lower|cheap|good)/i,
    reason: NOT_A_BROKER,
    instead: 'a licensed broker partner can look at more than one insurer',
  },
  {
    id: 'staff-title',
    pattern: /\badvis[oe]rs?\b|\bour (?:experts?|specialists?|consultants?)\b|\binsurance experts?\b/i,
    reason: 'Titles that suggest a licence are not for the people of this site or for its assistant.',
    instead: 'licensed broker partner; the people of this site',
  },
  {
    id: 'best-price',
    pattern:
      /\b(?:best|lowest|cheapest|unbeatable|rock-bottom|low-cost|cheap) (?:\w+ )?(?:price|rate|premium|deal|quote|insurance|cover(?:age)?)s?\b/i,
    reason: MISLEADING,
    instead: 'say what changes the price',
  },
  {
    id: 'superlative',
    pattern:
      /\b(?:lowest|cheapest|fastest|leading|number one|top-rated|best-in-class|unmatched|unrivalled|world-class|premier|award-winning|most trusted|trusted)\b|#1/i,
    reason: MISLEADING,
    instead: 'say what is done, and by when',
  },
  {
    id: 'saving',
    pattern: /\bsave (?:money|up to|big|hundreds|thousands|more|on your)\b|\bsavings? of\b|\bhuge savings\b/i,
    reason: MISLEADING,
    instead: 'may lower the price; ask the broker',
  },
  {
    id: 'guarantee',
    pattern:
      /(?<!not |never |nor |no |without )\bguarantee[ds]?\b(?! replacement| cash value| values?)|\brisk-free\b|\bno obligation whatsoever\b/i,
    reason: MISLEADING,
    instead: 'may, usually, subject to the policy wording',
  },
  {
    id: 'approved',
    pattern: /\b(?:pre-?)?approv(?:ed|al)\b/i,
    reason: 'Nothing on this site is an approval of a person or of an application.',
    instead: 'accepted, recognized, authorized by (name the body)',
  },
  {
    id: 'instant',
    pattern:
      /\binstant(?:ly)?\b|\bimmediate (?:cover(?:age)?|quotes?)\b|\bin (?:seconds|minutes)\b|\bsame-day cover/i,
    reason: 'No cover begins here, and no price is shown here.',
    instead: 'a broker partner is asked to contact you within {site.promise}',
  },
  {
    id: 'you-are-covered',
    pattern:
      /\byou(?:'re| are) (?:fully |now |always )?(?:covered|protected|insured)\b(?! by| under| for| when| if|\?)/i,
    reason: 'Only a broker or an insurer confirms cover, in writing.',
    instead: 'your policy may cover; ask the broker to confirm in writing',
  },
  {
    id: 'full-coverage',
    pattern: /\bfull(?:y)? cover(?:age|ed)?\b|\bcomplete protection\b|\bcovers everything\b/i,
    reason: 'No policy covers everything.',
    instead: 'name the covers',
  },
  {
    id: 'pressure',
    pattern:
      /\b(?:act now|hurry|limited[- ]time|last chance|don't (?:miss|wait)|before it's too late|today only|click here)\b|!/i,
    reason: HYPE,
    instead: 'a plain sentence',
  },
  {
    id: 'hype',
    pattern:
      /\b(?:hassle-free|seamless(?:ly)?|peace of mind|one-stop|cutting-edge|state-of-the-art|tailored|bespoke|empower\w*|unlock(?:s|ing)? (?:your|the|more|new|value)|game[- ]chang\w*|passionate|look no further|rest assured|simply|ultimate|comprehensive (?:range|solutions?|suite)|dedicated team)\b/i,
    reason: HYPE,
    instead: 'a fact',
  },
  {
    id: 'zone-name',
    pattern: /\b(?:MST|MDT|Mountain (?:Standard |Daylight )?Time)\b/,
    reason: 'Alberta stays at UTC-6 all year and calls it Alberta Time.',
    instead: 'Alberta time',
  },
  {
    id: 'american',
    pattern:
      /\b(?:colou?red(?<!coloured)|color|colors|labor(?!ato)\w*|neighbor\w*|honor(?!ari)\w*|favor\w*|behavior\w*|harbor\w*|center(?:s|ed)?|theaters?|defense|offenses?|jewelry|traveler\w*|traveling|traveled|canceled|canceling|fueled|labeled|modeling|paychecks?|catalog|gray|mold(?:y)?|skeptic\w*|fulfill?ment(?<!fulfilment)|enrollment(?<!enrolment)|installment\w*|counseling|zip codes?)\b/i,
    reason: CANADIAN,
    instead:
      'colour, labour, neighbour, centre, defence, offence, jewellery, traveller, cancelled, instalment …',
  },
  {
    id: 'licence-noun',
    pattern:
      /\b(?:a|an|the|your|their|his|her|its|driver's|drivers?|liquor|broker|business|learner|city|event) licenses?\b/i,
    reason: 'Canadian spelling: the noun is licence, the verb is license.',
    instead: 'licence',
  },
  {
    id: 'british',
    pattern:
      /\b(?:tyres?|aluminium|lorr(?:y|ies)|petrol|motorways?|cheque-book)\b|\b(?:author|organ|recogn|special|real|minim|custom|summar|apolog|categor)is(?:e|ed|es|ing|ation)\b/i,
    reason: CANADIAN,
    instead: 'tire, aluminum, truck, gas, -ize',
  },
  ...WORD_LIST,
];
