import { leadTypeNames, leadWords, script } from '#content/chat/script.ts';
import { findEmergency } from './emergency.ts';
import type { LeadType } from './lead-types.ts';
import { MESSAGE_CHARACTERS } from './message-limits.ts';

export const LEAD_STEPS = ['name', 'email', 'phone', 'insurance', 'complete'] as const;
export type LeadStep = (typeof LEAD_STEPS)[number];

/** What the script has gathered so far. */
export type LeadDraft = {
  name?: string;
  email?: string;
  phone?: string;
  insuranceType?: LeadType;
  additionalDetails?: string;
};

const NAME_CHARACTERS = 100;
const DETAILS_CHARACTERS = 1_000;
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

/**
 * One scripted exchange: takes the visitor's reply to `step`, and says what to ask next, or the same again. Who is in
 * danger is told whom to call, and no name or number is taken from that.
 */
export function takeReply(step: Exclude<LeadStep, 'complete'>, typed: string, draft: LeadDraft): ScriptTurn {
  const text = typed.slice(0, MESSAGE_CHARACTERS);
  const emergency = findEmergency(text);
  if (emergency) return { step, draft, reply: emergency.reply };
  switch (step) {
    case 'name': {
      const name = text.replaceAll(/\s+/g, ' ').trim().slice(0, NAME_CHARACTERS).trim();
      return ask({ ...draft, name });
    }
    case 'email': {
      const email = emailIn(text);
      if (!email) return { step, draft, reply: script.emailAgain(EMAIL_EXAMPLE) };
      const turn = ask({ ...draft, email });
      return DOUBTFUL.test(email) ? { ...turn, reply: `${script.emailDoubtful(email)} ${turn.reply}` } : turn;
    }
    case 'phone': {
      const phone = phoneIn(text);
      return phone ? ask({ ...draft, phone }) : { step, draft, reply: script.phoneAgain(PHONE_EXAMPLE) };
    }
    case 'insurance':
      return ask({
        ...draft,
        insuranceType: classify(text),
        additionalDetails: text.trim().slice(0, DETAILS_CHARACTERS),
      });
  }
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
    complete: () => script.complete(name, leadTypeNames[draft.insuranceType ?? 'general']),
  };
  return { step, draft, reply: questions[step]() };
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

export function classify(text: string): LeadType {
  return leadWords.find(({ pattern }) => pattern.test(text))?.type ?? 'general';
}

const YES =
  /^\W*(?:yes|yep|yeah|yup|sure|ok(?:ay)?|please do|go ahead|i agree|agreed|i consent|of course|oui)\b(?!.*\b(?:but not|don'?t|do not|no)\b)/i;

/** Whether a reply says yes to being shared. Anything but a clear yes is none. */
export function saysYes(text: string): boolean {
  return YES.test(text) && !/\?\s*$/.test(text);
}
