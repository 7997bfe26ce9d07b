import { MESSAGE_CHARACTERS } from '#app/features/assistant/message-limits.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { leadTypeNames, script } from '#content/chat/script.ts';
import { type ContactFound, contactAlone, contactIn, EMAIL, emailIn, PHONE, phoneIn } from './contact-in.ts';
import { type ContactWay, waySaid } from './contact-way.ts';
import { classify, requestTypeOf } from './lead-types.ts';
import { nameCorrected } from './names/name-corrected.ts';
import { nameAndRest, nameIn } from './names/name-in.ts';
import { withCapitals } from './names/with-capitals.ts';
import { declines, detailDeclined } from './replies/declines.ts';
import { hesitates } from './replies/hesitates.ts';

export const LEAD_STEPS = ['name', 'email', 'phone', 'insurance', 'complete'] as const;
export type LeadStep = (typeof LEAD_STEPS)[number];

/** What the script has gathered so far. */
export type LeadDraft = {
  name?: string;
  email?: string;
  phone?: string;
  /** As the conversation sorts it, or as it was chosen in the summary. */
  insuranceType?: QuoteType;
  additionalDetails?: string;
  /** How a broker is to reach them: by phone, where they have not said otherwise. */
  contactMethod?: ContactWay;
};

/** The field of the contact data that is wrong, and why. */
export type LeadErrors = Record<string, string>;

const NAME_CHARACTERS = 100;
const DETAILS_CHARACTERS = 1_000;
export const EMAIL_EXAMPLE = 'name@example.com';
export const PHONE_EXAMPLE = '(403) 555-0123';

/** Letters that changed places in the name of a large mail provider, and endings that no address has. */
const DOUBTFUL =
  /@(?:gmial|gmai|gmal|gmil|gamil|gnail|hotmial|hotmal|yaho|yhaoo|outlok|outloook|iclod)\.|\.(?:con|cmo|ocm|comm)$/i;

export type ScriptTurn = { step: LeadStep; draft: LeadDraft; reply: string };

/** What looks like an attempt at an address or a number, and is asked for again as such. */
const TRIES_EMAIL = /@|^\S+\s+at\s+\S+(?:\s+dot\s+\S+)?$|\sat\s+\S+\s+dot\s|^\S+\.\S+$/i;
const TRIES_PHONE = /\d(?:\D*\d){2}/;
/** Beside a phone number so few words say that it is one: "my number is", "call me at". */
const BESIDE_PHONE = 6;
/** A kind of insurance is named in so few words; more may be a story, and danger in it. */
const KIND_WORDS = 2;

/**
 * One scripted exchange: takes the visitor's reply to `step`, and says what to ask next, or the same again. Null where the
 * reply is not what was asked for: a question, a wish or danger, which the assistant answers first.
 */
export function takeReply(
  step: Exclude<LeadStep, 'complete'>,
  typed: string,
  draft: LeadDraft,
): ScriptTurn | null {
  const text = typed.slice(0, MESSAGE_CHARACTERS).trim();
  const found = contactAlone(text);
  if (found && !(step in found)) return noteContact(found, draft);
  const corrected = nameCorrected(text, draft.name);
  if (corrected) return thankFor(corrected, draft);
  switch (step) {
    case 'name': {
      const contact = contactIn(text);
      const hasContact = contact.email !== undefined || contact.phone !== undefined;
      // What stands beside a name is heard by the assistant: it may be a question, or danger.
      if (!hasContact && nameAndRest(text)) return null;
      const name = hasContact ? nameBeside(text) : (nameIn(text) ?? '');
      if (name === '' && !contact.email) return null;
      return ask({ ...(name ? withName(name, draft) : draft), ...contact });
    }
    case 'email': {
      const email = emailIn(text);
      if (!email) return takeOtherThanEmail(text, draft);
      const turn = ask({ ...draft, ...contactIn(text), email });
      return DOUBTFUL.test(email) ? { ...turn, reply: `${script.emailDoubtful(email)} ${turn.reply}` } : turn;
    }
    case 'phone': {
      const phone = phoneIn(text);
      if (phone) return ask({ ...draft, phone });
      return TRIES_PHONE.test(text) ? askAgain(step, draft) : null;
    }
    case 'insurance':
      return text.split(/\s+/).length <= KIND_WORDS ? takeKind(text, draft) : null;
  }
}

/** The draft with a name, as names are written. */
export function withName(name: string, draft: LeadDraft): LeadDraft & { name: string } {
  return { ...draft, name: withCapitals(name.slice(0, NAME_CHARACTERS).trim()) };
}

/** A name that is put right is thanked for, and what the script wants is asked for. */
function thankFor(said: string, draft: LeadDraft): ScriptTurn {
  const named = withName(said, draft);
  const turn = ask(named);
  if (turn.step !== 'phone' && turn.step !== 'insurance') return turn;
  return { ...turn, reply: `${script.thanks(named.name)} ${script.resume[turn.step]()}` };
}

/** Who gives a phone number first is not asked for it again; other digits and slips are asked for again as an address. */
function takeOtherThanEmail(text: string, draft: LeadDraft): ScriptTurn | null {
  const phone = phoneIn(text);
  const isAlone = text.replace(PHONE, '').split(/\s+/).length <= BESIDE_PHONE && !text.includes('?');
  if (phone && isAlone) return noteContact({ phone }, draft);
  const isTry = TRIES_EMAIL.test(text) || TRIES_PHONE.test(text.replace(/[a-z].*/is, ''));
  return isTry ? askAgain('email', draft) : null;
}

/** Contact data that were not asked for just now: said back, and what the script wants is asked for. */
function noteContact(found: ContactFound, draft: LeadDraft): ScriptTurn {
  const turn = ask(withContact(draft, found));
  const question = turn.step === 'complete' ? turn.reply : script.resume[turn.step]();
  return { ...turn, reply: `${script.noted(Object.values(found))} ${question}` };
}

/** How a postal code that was given stands among what was said. */
export const NOTED_POSTAL_CODE = 'Postal code';

/** The draft with contact data that were given; a postal code goes with what was said. */
export function withContact(draft: LeadDraft, { postalCode, ...contact }: ContactFound): LeadDraft {
  return { ...(postalCode ? withDetails(draft, `${NOTED_POSTAL_CODE} ${postalCode}`) : draft), ...contact };
}

/** The draft with something more that was said. */
export function withDetails(draft: LeadDraft, text: string): LeadDraft {
  const details = [draft.additionalDetails, text].filter(Boolean).join('\n');
  return { ...draft, additionalDetails: details.slice(0, DETAILS_CHARACTERS) };
}

/** What the insurance is about, in the visitor's words. */
export function takeKind(typed: string, draft: LeadDraft): ScriptTurn {
  const text = typed.slice(0, MESSAGE_CHARACTERS).trim();
  const turn = ask({ ...withDetails(draft, text), insuranceType: classify(text) });
  return kindsIn(text).size > 1 ? { ...turn, reply: `${script.severalKinds} ${turn.reply}` } : turn;
}

/** The kinds of insurance that few words list, as "home and auto". */
function kindsIn(text: string): Set<string> {
  if (text.split(/\s+/).length > KIND_AND_PLACE) return new Set();
  const kinds = text.split(/\band\b|[&+/,]/i).map(classify);
  return new Set(kinds.filter((kind) => kind !== 'general'));
}

/** Asks once more for what a step wants, as the specification words it. A name is asked for once. */
export function askAgain(step: Exclude<LeadStep, 'name' | 'complete'>, draft: LeadDraft): ScriptTurn {
  const words = {
    email: () => script.emailAgain(EMAIL_EXAMPLE),
    phone: () => script.phoneAgain(PHONE_EXAMPLE),
    insurance: script.resume.insurance,
  };
  return { step, draft, reply: words[step]() };
}

const QUESTION =
  /\?|^\W*(?:who|what|why|how|when|where|which|can|could|do|does|is|are|will|would|must|should)\b/i;
/** They would rather give no number: a request by chat needs one, the form does not. */
const NO_PHONE =
  /\b(?:do not|don[’']?t|won[’']?t|not|no|without|skip)\b(?:\W+\w+){0,5}\W+(?:phones?|numbers?|calls?|cell)\b|\b(?:only|just)(?: by)? e-?mail\b|\be-?mail (?:only|is better|instead)\b/i;
/** They have no email address, or would rather give none: every request needs one. */
const NO_EMAIL =
  /\b(?:do not|don[’']?t|won[’']?t|not|no|without|skip|never)\b(?:\W+\w+){0,5}\W+e-?mails?\b|\b(?:only|just)(?: by| the| my| a)* (?:phone|call|text)/i;
const SKIPS =
  /^\W*(?:skip|pass|none|no|nope|next|i (?:have|got) none)(?:\W+(?:it|this|that|please|thanks?|thank you))*\W*$/i;
/** A kind of insurance with a few words around it, as "my apartment in Calgary". */
const KIND_AND_PLACE = 7;

/** Who has to ask somebody what it is about has named nothing. */
const NOT_KNOWN =
  /^\W*(?:(?:um+|h?mm+|sorry|i am|i[’']?m)\W+)*(?:i (?:do not|don[’']?t) know|not (?:sure|yet)|no idea|let me (?:ask|check|think))\b/i;

/** Whether a reply says nothing but that it would rather give none. */
export function isSkip(typed: string): boolean {
  return SKIPS.test(typed);
}

/** Whether a reply to "What is your name?" would rather give none. Who asks why has asked something. */
export function skipsName(typed: string): boolean {
  return isSkip(typed) || (declines(typed) && !QUESTION.test(typed));
}

type AfterAnswer = {
  turn: ScriptTurn;
  /** The assistant's answer says something here: what was no question was meant for the script. */
  isAnswered: boolean;
};

/**
 * What the script says once the assistant has answered what was not asked for. Who asked or told something mistyped nothing; one
 * word that says nothing to the assistant was meant for the script.
 */
export function askAfterAnswer(
  step: Exclude<LeadStep, 'name' | 'complete'>,
  typed: string,
  { draft, isKnown }: { draft: LeadDraft; isKnown: boolean },
): AfterAnswer {
  const isQuestion = QUESTION.test(typed);
  const detail = detailDeclined(typed)?.detail ?? step;
  const isDeclined = isSkip(typed) || (declines(typed) && detail === step);
  if (step === 'email' && (isDeclined || (!isQuestion && NO_EMAIL.test(typed)))) {
    return { turn: { step, draft, reply: script.emailRefused }, isAnswered: false };
  }
  if (step === 'phone' && (isDeclined || (!isQuestion && NO_PHONE.test(typed)))) {
    // Should they give a number after all, it is not to be called.
    const unphoned = isQuestion ? draft : ({ ...draft, contactMethod: 'email' } as const);
    return { turn: { step, draft: unphoned, reply: script.phoneRefused }, isAnswered: false };
  }
  if (isQuestion) return { turn: { step, draft, reply: script.resume[step]() }, isAnswered: true };
  if (step === 'insurance') {
    if (hesitates(typed) || declines(typed) || NOT_KNOWN.test(typed)) {
      return { turn: { step, draft, reply: script.insuranceLater }, isAnswered: false };
    }
    const isNamed = classify(typed) !== 'general' && typed.split(/\s+/).length <= KIND_AND_PLACE;
    return { turn: takeKind(typed, draft), isAnswered: isKnown && !isNamed };
  }
  const isSlip = !isKnown && !/\s/.test(typed.trim());
  if (isSlip) return { turn: askAgain(step, draft), isAnswered: false };
  return { turn: { step, draft, reply: script.resume[step]() }, isAnswered: true };
}

/**
 * The script goes on with a name that stood beside something else, once that is answered. A wish beside it, as "I need
 * insurance for my shop", goes with the details, and is not asked again.
 */
export function takeName({ name, rest }: { name: string; rest: string }, draft: LeadDraft): ScriptTurn {
  const named = withName(name, draft);
  const kind = classify(rest);
  const isWish = kind !== 'general' && !QUESTION.test(rest) && draft.insuranceType === undefined;
  return ask(isWish ? { ...withDetails(named, rest), insuranceType: kind } : named);
}

/** The first step that is still open, so that a script that was left can be taken up again. */
export function openStep({ name, email, phone, insuranceType }: LeadDraft): LeadStep {
  if (!name) return 'name';
  if (!email) return 'email';
  if (!phone) return 'phone';
  return insuranceType ? 'complete' : 'insurance';
}

/** What the script asks next. */
export function ask(draft: LeadDraft): ScriptTurn {
  const step = openStep(draft);
  const name = draft.name ?? '';
  const questions: Record<LeadStep, () => string> = {
    name: script.resume.name,
    email: () => script.askEmail(name),
    phone: script.askPhone,
    insurance: script.askInsurance,
    complete: () => script.complete(name, kindOf(draft), waySaid(draft.contactMethod)),
  };
  return { step, draft, reply: questions[step]() };
}

/** What the request is about, in a sentence. */
export function kindOf({ insuranceType = 'general', additionalDetails }: LeadDraft): string {
  return leadTypeNames[requestTypeOf(insuranceType, additionalDetails)];
}

/** Some people send everything at once. */
function nameBeside(text: string): string {
  const rest = text.replace(EMAIL, ',').replace(PHONE, ',');
  const pieces = rest.split(/[,;\n]|\b(?:and|my (?:e-?mail|phone)|e-?mail|phone|cell|tel)\b/i);
  return pieces.map((piece) => nameIn(piece)).find((name) => name !== null) ?? '';
}

const YES =
  /^\W*(?:(?:h?mm+|well|oh|um+|fine|alright|all right)\W+)*(?:yes|yep|yeah|yup|sure|ok(?:ay)?|please (?:do|share)|share (?:it|them|this)|go (?:ahead|for it)|i agree|agreed|i consent|of course|absolutely|definitely|oui)\b(?!.*\b(?:but|don[’']?t|do not|no|not|wait)\b)/i;

/** Whether a reply says yes to being shared. Anything but a clear yes is none: a "but" takes some of it back. */
export function saysYes(text: string): boolean {
  return YES.test(text) && !/\?\s*$/.test(text);
}
