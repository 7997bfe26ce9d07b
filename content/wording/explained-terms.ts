/** A term that a visitor may not know, and the words that explain it on the page where it stands. */
export type ExplainedTerm = { id: string; term: RegExp; explained: RegExp };

/** The words between a term and its explanation, in one sentence. */
const NEAR = '[^.?!]{0,90}';

/** Read as somebody who has never bought insurance. A page that uses one of these terms also says what it is. */
export const EXPLAINED_TERMS: readonly ExplainedTerm[] = [
  {
    id: 'deductible',
    term: /\bdeductibles?\b/i,
    explained: new RegExp(
      `deductibles?${NEAR}\\b(?:part|share|rest)\\b|\\b(?:pays?|paying)${NEAR}deductibles?|\\bpart${NEAR}deductibles?`,
      'i',
    ),
  },
  {
    id: 'endorsement',
    term: /\bendorsements?\b/i,
    explained:
      /\b(?:change|changes|changed|addition|additions|add|page)\b[^.?!]{0,60}endorsements?|endorsements?[^.?!]{0,40}\b(?:change|changes|addition|adds|page)\b/i,
  },
  {
    id: 'dcpd',
    term: /\bDCPD\b/,
    explained: /direct compensation for property damage/i,
  },
  {
    id: 'wcb',
    term: /\bWCB\b/,
    explained: /workers[’'] compensation/i,
  },
  { id: 'aglc', term: /\bAGLC\b/, explained: /Alberta Gaming, Liquor and Cannabis|regulator/ },
  { id: 'pipa', term: /\bPIPA\b/, explained: /Personal Information Protection Act/ },
  { id: 'airb', term: /\bAIRB\b/, explained: /Automobile Insurance Rate Board/ },
  { id: 'ahcip', term: /\bAHCIP\b/, explained: /Alberta Health Care Insurance Plan/ },
  { id: 'ircc', term: /\bIRCC\b/, explained: /Immigration, Refugees and Citizenship Canada/ },
  { id: 'siud', term: /\bSIUD\b/, explained: /standard insurable unit description/ },
  { id: 'e-and-o', term: /\bE&O\b/, explained: /errors and omissions/i },
  {
    id: 'additional-insured',
    term: /\badditional insured\b/i,
    explained:
      /\b(?:covers?|protects?|named?|naming|added|add)\b[^.?!]{0,90}additional insured|additional insured[^.?!]{0,60}\b(?:covers?|protects?|gives)\b/i,
  },
  {
    id: 'retroactive-date',
    term: /\bretroactive date\b/i,
    explained: /retroactive date[^.?!]{0,60}\b(?:first day|day from|how far back)\b|from this day on/i,
  },
  { id: 'drivers-abstract', term: /\bdriver[’']s abstracts?\b/i, explained: /official driving record/i },
  {
    id: 'adjuster',
    term: /\badjusters?\b/i,
    explained: /adjusters?[^.?!]{0,50}\b(?:checks?|handles?|will|agrees?|looks?)\b/i,
  },
  {
    id: 'umbrella',
    term: /\bumbrella\b/i,
    explained:
      /umbrella[^.?!]{0,60}\b(?:extra|on top|above)\b|\b(?:extra|on top|above|second policy)\b[^.?!]{0,60}umbrella|Extra liability/i,
  },
  { id: 'hot-work', term: /\bhot work\b/i, explained: /\b(?:torch|torches|sparks|welding|grinder)\b/i },
  {
    id: 'co-insurance',
    term: /\bco-insurance\b/i,
    explained: /co-insurance[^.?!]{0,90}\b(?:most of the value|reduce|part)\b|\bpart of each claim\b/i,
  },
  {
    id: 'declarations-page',
    term: /\bdeclarations page\b/i,
    explained:
      /declarations page[^.?!]{0,30}\bsummary\b|declarations page[^.?!]{0,60}\b(?:shows?|lists?|says?)\b/i,
  },
  {
    id: 'vacancy-permit',
    term: /\bvacancy permit\b/i,
    explained:
      /\b(?:written (?:consent|agreement)|agree)[^.?!]{0,60}vacancy permit|vacancy permit[^.?!]{0,60}\b(?:written|keeps)\b/i,
  },
  { id: 'proserve', term: /\bProServe\b/, explained: /training/i },
  { id: 'pink-card', term: /\bpink cards?\b/i, explained: /\bproof of (?:car )?insurance\b/i },
  {
    id: 'specified-perils',
    term: /\bspecified perils\b/i,
    explained: /\b(?:list|causes|optional|coverages?)\b/i,
  },
  {
    id: 'premium',
    term: /\bpremiums?\b(?! tax)/i,
    explained: /\bpremiums?\b[^.?!]{0,12}\b(?:price|what)\b/i,
  },
  {
    id: 'pre-existing-condition',
    term: /\bpre-existing conditions?\b/i,
    explained: /pre-existing conditions?[^.?!]{0,20}\bhealth problems?\b/i,
  },
  { id: 'common-property', term: /\bcommon property\b/i, explained: /\bwhat all owners share\b/i },
  { id: 'bylaws', term: /\bbylaws\b/i, explained: /\bbylaws\b[^.?!]{0,40}\bown\b/i },
  {
    id: 'loss-assessment',
    term: /\bloss assessment\b/i,
    explained: /loss assessment[^.?!]{0,50}\b(?:share|all owners)\b/i,
  },
  {
    id: 'wrap-up',
    term: /\bwrap-up\b/i,
    explained: /\bone liability policy (?:for everyone|may cover all)\b/i,
  },
  { id: 'sef', term: /\bSEF \d/, explained: /\b(?:endorsement|addition|add-on|called)\b/i },
];
