import { MESSAGE_CHARACTERS } from '#app/features/assistant/message-limits.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { leadTypeNames, script } from '#content/chat/script.ts';
import { classify, requestTypeOf } from './lead-types.ts';
import { nameIn } from './name-in.ts';

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
};

/** The field of the contact data that is wrong, and why. */
export type LeadErrors = Record<string, string>;

const NAME_CHARACTERS = 100;
export const DETAILS_CHARACTERS = 1_000;
export const EMAIL_EXAMPLE = 'name@example.com';
export const PHONE_EXAMPLE = '(403) 555-0123';

/** A whole word or nothing: half of an address with another letter in it would be somebody else's. */
const EMAIL =
  /(?<![^\s<>()[\],;:"'=])[A-Za-z0-9_'+-][A-Za-z0-9_'+.-]*@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}/;
/** Letters that changed places in the name of a large mail provider, and endings that no address has. */
const DOUBTFUL =
  /@(?:gmial|gmai|gmal|gmil|gamil|gnail|hotmial|hotmal|yaho|yhaoo|outlok|outloook|iclod)\.|\.(?:con|cmo|ocm|comm)$/i;
/** An optional +1 and ten digits, with or without separators between them. */
const PHONE = /(?<!\d)(?:\+?1[\s./-]{0,3})?\(?\d{3}\)?[\s./-]{0,3}\d{3}[\s./-]{0,3}\d{4}(?!\d)/;

export type ScriptTurn = { step: LeadStep; draft: LeadDraft; reply: string };

/** What looks like an attempt at an address or a number, and is asked for again as such. */
const TRIES_EMAIL = /@|^\S+\s+at\s+\S+(?:\s+dot\s+\S+)?$|^\S+\.\S+$/i;
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
  switch (step) {
    case 'name': {
      const contact = contactIn(text);
      const name = contact.email || contact.phone ? nameBeside(text) : (nameIn(text) ?? '');
      if (name === '' && !contact.email) return null;
      return ask({ ...draft, ...contact, ...(name && { name: name.slice(0, NAME_CHARACTERS).trim() }) });
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

/** Who gives a phone number first is not asked for it again; other digits and slips are asked for again as an address. */
function takeOtherThanEmail(text: string, draft: LeadDraft): ScriptTurn | null {
  const phone = phoneIn(text);
  const isAlone = text.replace(PHONE, '').split(/\s+/).length <= BESIDE_PHONE && !text.includes('?');
  if (phone && isAlone) return { step: 'email', draft: { ...draft, phone }, reply: script.phoneFirst(phone) };
  const isTry = TRIES_EMAIL.test(text) || TRIES_PHONE.test(text.replace(/[a-z].*/is, ''));
  return isTry ? askAgain('email', draft) : null;
}

/** What the insurance is about, in the visitor's words. */
export function takeKind(typed: string, draft: LeadDraft): ScriptTurn {
  const text = typed.slice(0, MESSAGE_CHARACTERS).trim();
  const additionalDetails = [draft.additionalDetails, text]
    .filter(Boolean)
    .join('\n')
    .slice(0, DETAILS_CHARACTERS);
  return ask({ ...draft, insuranceType: classify(text), additionalDetails });
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
/** A kind of insurance with a few words around it, as "my apartment in Calgary". */
const KIND_AND_PLACE = 7;

type AfterAnswer = {
  turn: ScriptTurn;
  /** The assistant's answer says something here: what was no question was meant for the script. */
  isAnswered: boolean;
};

/** What the script says once the assistant has answered what was not asked for. Who asked a question mistyped nothing. */
export function askAfterAnswer(
  step: Exclude<LeadStep, 'name' | 'complete'>,
  typed: string,
  { draft, isKnown }: { draft: LeadDraft; isKnown: boolean },
): AfterAnswer {
  if (QUESTION.test(typed)) {
    return { turn: { step, draft, reply: script.resume[step]() }, isAnswered: true };
  }
  if (step === 'insurance') {
    const isNamed = classify(typed) !== 'general' && typed.split(/\s+/).length <= KIND_AND_PLACE;
    return { turn: takeKind(typed, draft), isAnswered: isKnown && !isNamed };
  }
  if (step === 'phone' && NO_PHONE.test(typed)) {
    return { turn: { step, draft, reply: script.phoneRefused }, isAnswered: false };
  }
  return { turn: askAgain(step, draft), isAnswered: isKnown };
}

/** Some people give their name and ask in the same line. */
export function nameAndQuestion(text: string): { name: string; question: string } | null {
  const [, before = '', question = ''] = /^([^,.;:!?\n]+)[,.;:!\n]\s*(\S.*\?)\s*$/s.exec(text) ?? [];
  const name = nameIn(before);
  // One word before a comma may be what the question is about.
  return name?.includes(' ') ? { name: name.slice(0, NAME_CHARACTERS), question } : null;
}

/** The script goes on with a name that stood beside a question. */
export function takeName(name: string, draft: LeadDraft): ScriptTurn {
  return ask({ ...draft, name });
}

/** The first step that is still open, so that a script that was left can be taken up again. */
export function openStep({ name, email, phone, insuranceType }: LeadDraft): LeadStep {
  if (!name) return 'name';
  if (!email) return 'email';
  if (!phone) return 'phone';
  return insuranceType ? 'complete' : 'insurance';
}

function ask(draft: LeadDraft): ScriptTurn {
  const step = openStep(draft);
  const name = draft.name ?? '';
  const questions: Record<LeadStep, () => string> = {
    name: script.resume.name,
    email: () => script.askEmail(name),
    phone: script.askPhone,
    insurance: script.askInsurance,
    complete: () => script.complete(name, kindOf(draft)),
  };
  return { step, draft, reply: questions[step]() };
}

/** What the request is about, in a sentence. */
export function kindOf({ insuranceType = 'general', additionalDetails }: LeadDraft): string {
  return leadTypeNames[requestTypeOf(insuranceType, additionalDetails)];
}

function contactIn(text: string): Pick<LeadDraft, 'email' | 'phone'> {
  const [email, phone] = [emailIn(text), phoneIn(text)];
  return { ...(email && { email }), ...(phone && { phone }) };
}

/** Some people send everything at once. */
function nameBeside(text: string): string {
  const rest = text.replace(EMAIL, ',').replace(PHONE, ',');
  const pieces = rest.split(/[,;\n]|\b(?:and|my (?:e-?mail|phone)|e-?mail|phone|cell|tel)\b/i);
  return pieces.map((piece) => nameIn(piece)).find((name) => name !== null) ?? '';
}

/** The email address in a reply, wherever it stands, or null. */
export function emailIn(text: string): string | null {
  return EMAIL.exec(text.slice(0, MESSAGE_CHARACTERS))?.[0].replace(/^['.]+/, '') ?? null;
}

/** The phone number in a reply as `(403) 555-0123`, or null. */
export function phoneIn(text: string): string | null {
  // Phones write long hyphens, and pages put spaces that do not look like one.
  const plain = text
    .slice(0, MESSAGE_CHARACTERS)
    .normalize('NFKC')
    .replaceAll(/\p{Pd}/gu, '-');
  const digits = PHONE.exec(plain)?.[0].replaceAll(/\D/g, '').slice(-10);
  return digits ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : null;
}

const YES =
  /^\W*(?:(?:h?mm+|well|oh|um+)\W+)*(?:yes|yep|yeah|yup|sure|ok(?:ay)?|please (?:do|share)|share (?:it|them|this)|go (?:ahead|for it)|i agree|agreed|i consent|of course|absolutely|definitely|oui)\b(?!.*\b(?:but|don[’']?t|do not|no|not|wait)\b)/i;

/** Whether a reply says yes to being shared. Anything but a clear yes is none: a "but" takes some of it back. */
export function saysYes(text: string): boolean {
  return YES.test(text) && !/\?\s*$/.test(text);
}
