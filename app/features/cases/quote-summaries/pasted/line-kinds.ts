import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { namesOf, startsWithName } from '#app/features/cases/quote-summaries/comparison/coverage-names.ts';
import { beginsWithInsurer, companyIn, MOST_WORDS_OF_NAME, saysInsurer } from './insurers.ts';
import { isValue, type PastedLine } from './lines/pasted-lines.ts';
import { saysDay } from './read-days.ts';

/**
 * What a line of a pasted quote is. `covered` and `notCovered` say something of a coverage; `listed` is a name alone, which is one
 * only where the list that it stands in says so. All else is no coverage.
 */
export type LineKind =
  | 'empty'
  | 'money'
  | 'day'
  | 'insurer'
  | 'record'
  | 'words'
  | 'covered'
  | 'listed'
  | 'notCovered'
  | 'heads covered'
  | 'heads included'
  | 'heads not covered'
  | 'heads optional'
  | 'heads internal'
  | 'heads other';

const LEFT_OUT =
  /^(?:main |key |policy |coverages? )?(?:exclusions?|excluded|excludes|excluding|excl\.?|exceptions?|non (?:couverts?|inclus)|not covered|not included|what(?: is|’s|'s) not covered|(?:this (?:policy|quote) )?does not (?:cover|include|pay)|[x✗✘✕](?= \p{L}))(?![\p{L}\d])(?: by this policy)?(?: ?[:.–-] ?| |$)/iu;
const HEADS_COVERED =
  /^(?:summary of |your |policy |main |basic |mandatory |property |liability |section [a-z\d]+ ?[-–:]? ?)*(?:coverages?|covered|what(?: is|’s|'s) covered|limits?(?: of (?:liability|insurance))?|limits and deductibles|endorsements?|coverages? (?:summary|details|limits?|and limits|and deductibles)|coverages?,? limits?(?:,| and)? deductibles?|(?:coverages? |descriptions? )(?:limits? |amounts? )?(?:deductibles? )?(?:premiums?)?)$/i;
/** `Section II - Liability`: a part of the policy, that its coverages stand below. */
const HEADS_SECTION = /^section (?:[ivx]{1,4}|\d)(?![\p{L}\d])[\p{L} &–—:-]{0,40}$/iu;
const HEADS_INCLUDED =
  /^(?:also |coverages? |endorsements? |features )?(?:included?|includes)(?: (?:coverages?|endorsements?|features|benefits|at no (?:extra|additional) (?:cost|charge)))?$/i;
const HEADS_OPTIONAL =
  /^(?:optional|available|other)\b.*\b(?:coverages?|endorsements?|options?|add-?ons)$|^options?$/i;
const HEADS_OTHER =
  /^(?:discounts?|vehicles?|drivers?|(?:named )?insureds?|applicants?|claims?|convictions?|(?:premium|payment|billing|price|cost)s?(?: (?:summary|breakdown|options?|plans?|details|information))?|notes?|remarks|disclaimer|conditions|important|assumptions|underwriting)\b[^$\d]{0,40}$/i;

/** Words that say what is paid, and no coverage; a few coverages have one of them in their names. */
const MONEY =
  /\b(?:premiums?|(?:sub-?)?total|prices?|costs?|payments?|instal?lments?|deposit|fees?|tax(?:es)?|gst|hst|pst|discounts?|savings?|surcharges?|balance|due|payable|commission|financing|interest|primes?|versements?|pr[ée]l[èe]vements?|mensualit[ée]s?|paiements?|frais|rabais)\b/i;
const MONEY_IN_COVERAGE =
  /\b(?:waiver|return|refund) of (?:the )?premium|\bpremium (?:package|rider|waiver)|\btotal (?:loss|disability|insured)|\b(?:replacement|rebuild(?:ing)?|repair|clean-?up|removal|defence|legal|medical|funeral) costs?\b|\bcosts? of\b|\bmedical payments?\b|\b(?:deposit|interest) (?:protect|cover|insur)/i;
/** Paid in parts, whatever the plan is called: `down payment $324.50 then 10 x $167.12`. */
const IN_PARTS =
  /\bdown ?payment\b|\b\d{1,2} ?[x×] ?\$|\b\d{1,2} (?:(?:equal|monthly) ){0,2}(?:payments|instal)/i;
const TAX_LEFT_OUT =
  /^(?:(?:all|any|applicable|the|provincial|government|premium|policy|broker|service|and) )*(?:tax(?:es)?|gst|hst|pst|fees?|premiums?|charges?|levies|payments?|instal?lments?|financing|interest|surcharges?)\b/i;
const PAID =
  /^(?:(?:pay(?:ment)?|billing|budget) plan|(?:paid |pay |payable |then |or )?(?:monthly|annual(?:ly)?|yearly)|per (?:month|year)|pay(?:ing)? in full|\d+ ?x|\d+ pay(?:ments)?)\b/i;

const DAY_WORDS =
  /^(?:this |the |your )?(?:quot(?:e|ation)|offer|offre|proposal|price|rates?)?s? ?(?:is |are )?(?:valide?|valable|validity|entrée en vigueur|expires?|expiry|good (?:for|until)|guaranteed|effective|starts?|start date|in force|inception|policy (?:term|period|effective|start|expir\w+)|term|renewal|issued?|date|quote date|printed|prepared on)\b/i;
/** Of the request, of its people and its papers. */
const RECORD =
  /^(?:named insured|insured|client|customer|applicant|name|e-?mail|phone|tel|telephone|cell|fax|address|mailing address|risk address|location|broker(?:age)?|agent|advisor|producer|prepared (?:by|for)|attention|to|from|re|quote|quotation|policy|reference|ref|submission|quote (?:no|number|#|id|ref\w*)|policy (?:no|number|#|type|form)|veh(?:icle)?|year|make|model|vin|vehicle \d+|driver(?: \d+)?|licen[cs]e(?: class| number)?|product|date of birth|dob|mortgagee|lienholder|lender|occupation|age|duration(?: of (?:trip|stay))?|trip|travel dates|destination|number of \w+|rate per day|use|annual km|kilometres|territory|rating|class|year built|construction|page)(?: ?[#.]| no\.?| number)? ?(?:\d+ of \d+)?(?:$|:)/i;
const CONTACT =
  /@|\bwww\.|https?:|\(?\b[2-9]\d\d\)?[-. ]\d{3}[-. ]\d{4}\b|\bpage \d+\b|\b[a-z]\d[a-z] ?\d[a-z]\d\b/i;
const HEADING = /\b(?:quot(?:e|ation)|proposal|summary|illustration|comparison|declarations?|binder)\b/i;
const SENTENCE =
  /^(?:hi|hello|dear|thanks?|thank you|please|we|you|your|i|if|this|these|the above|as |note|regards|sincerely|subject)\b/i;

/** A sentence about coverages, and the name of none: `Liability is $2,000,000, collision has a $500 deductible`. */
const SAYS = / (?:is|are|has|have|will be|would be)$/i;

/** Said among brokers and insurers: never what a client reads. */
const INTERNAL =
  /\binternal(?:ly)?\b(?! (?:theft|damage|injur|limits?\b|water|flood|plumbing))|\b(?:do not|don[’']t|not(?: to)?(?: be)?) (?:disclosed?|shared?|forward(?:ed)?|be shared|show(?:n)?)\b|\bconfidential\b(?! (?:data|information|records))|\bcommissions?\b|\bcomm?\.? ?\d|\d ?% comm?\b|\b(?:brokers?|brokerage|agents?|producers?|underwrit(?:er|ing)|uw|u\/w|office|marketer)[’']?s? (?:notes?|remarks?|comments?|use only|compensation|comp|only|memo|ref\w*)\b|\bloss ratio\b|\bbetween us\b|\b(?:not|never) for (?:the )?(?:client|customer|insured)s?\b/i;

/** Terms that rule a coverage out, whatever they add: `Not available in this area`. */
const NOT_TAKEN =
  /^[[(]?(?:not (?!subject|limited|less|more|exceed)|(?:no(?:ne)?|nil)\b(?! (?:deductible|limit|charge|extra|additional|cost|max|depreciation))|n\/a\b|excluded|declined|rejected|removed|unavailable|waived)/i;
/** The same behind a name without a mark between: `Fireworks excluded`, `Overland water declined - postal code`. */
const NAMED_NOT_TAKEN =
  /^([^:]{2,60}?)(?:[ ,–—-]+(?:is |are )?|[ ,–—-]*[[(])(?:not (?:covered|included|available|purchased|selected|taken|offered|insured)|no cover(?:age)?|excluded|declined|rejected|unavailable|(?<=[–—-] )none)\b[\])]?(?:\.| by .{0,60}| ?[-–—(,].{0,80})?$/i;

/** What a line is, by itself. `type` tells which names are coverages. */
export function kindOf({ name, terms, said }: PastedLine, type: InsuranceType | undefined): LineKind {
  if (said === '') return 'empty';
  const head = name.replace(/:$/, '');
  if (INTERNAL.test(said)) return terms === '' && said.endsWith(':') ? 'heads internal' : 'record';
  const isLeftOut = LEFT_OUT.test(said);
  // `Excl. applicable taxes` rules out no coverage.
  if (isLeftOut && TAX_LEFT_OUT.test(said.replace(LEFT_OUT, ''))) return 'money';
  if (isLeftOut) return terms || said.replace(LEFT_OUT, '') ? 'notCovered' : 'heads not covered';
  const heading = terms === '' ? headingOf(head) : undefined;
  if (heading) return heading;
  if (isMoney(head, said)) return 'money';
  if (DAY_WORDS.test(said)) return 'day';
  if (saysInsurer(head) || companyIn(said)) return 'insurer';
  // A price without a name, or with that of who asks it.
  if (isValue(said) || (beginsWithInsurer(said) !== undefined && said.includes('$'))) return 'money';
  if (RECORD.test(terms ? `${head}:` : head) || CONTACT.test(said)) return 'record';
  const isKnown = isKnownName(head, type);
  // What is on offer besides, and what may be no charge as well as no coverage.
  if (/^option/i.test(head) || /^n\/c\b/i.test(terms)) return 'words';
  if (isNamedNotTaken(said)) return 'notCovered';
  if (saysDay(said) && !isKnown) return 'day';
  if (/^[-–—, ]+$/.test(terms)) return 'words';
  if (terms !== '') {
    if (SENTENCE.test(head) || SAYS.test(head) || wordsIn(head) > MOST_WORDS_OF_NAME) return 'words';
    if (NOT_TAKEN.test(terms) && !/\bded(?:uctible|\.|$)/i.test(head)) return 'notCovered';
    return HEADING.test(head) ? 'words' : 'covered';
  }
  if (SENTENCE.test(said) || (wordsIn(said) > MOST_WORDS_OF_NAME && !isKnown)) return 'words';
  if (HEADING.test(said) && !isKnown) return 'words';
  // An amount or a limit behind a name makes it more than a heading.
  return isKnown || /\$ ?\d|\bdeductible\b|\blimit\b/i.test(said) ? 'covered' : 'listed';
}

const isNamedNotTaken = (said: string) => {
  const name = NAMED_NOT_TAKEN.exec(said)?.[1];
  return (
    name !== undefined &&
    wordsIn(name) <= MOST_WORDS_OF_NAME &&
    !SENTENCE.test(name) &&
    !/\bded(?:uctible|\b)/i.test(name)
  );
};

function headingOf(words: string): LineKind | undefined {
  if (HEADS_OPTIONAL.test(words)) return 'heads optional';
  if (HEADS_INCLUDED.test(words)) return 'heads included';
  if (HEADS_COVERED.test(words) || HEADS_SECTION.test(words)) return 'heads covered';
  return HEADS_OTHER.test(words) ? 'heads other' : undefined;
}

/** Whether a line is about what is paid. */
function isMoney(head: string, said: string): boolean {
  if (MONEY_IN_COVERAGE.test(said)) return false;
  return MONEY.test(head) || PAID.test(head) || IN_PARTS.test(said);
}

const isKnownName = (words: string, type: InsuranceType | undefined) =>
  namesOf(words, type) !== undefined ||
  (startsWithName(words, type) !== undefined && wordsIn(words) <= MOST_WORDS_OF_NAME);

const wordsIn = (text: string) => text.split(/\s+/).length;

/** What a line says is not covered, without the words that say so. */
export function leftOutBy({ name, said }: PastedLine): string {
  if (LEFT_OUT.test(said)) return said.replace(LEFT_OUT, '');
  return isNamedNotTaken(said) ? (NAMED_NOT_TAKEN.exec(said)?.[1] ?? name) : name;
}
