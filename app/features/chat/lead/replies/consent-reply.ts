import { MESSAGE_CHARACTERS } from '#app/features/assistant/message-limits.ts';
import { script } from '#content/chat/script.ts';
import { contactAlone } from '../contact-in.ts';
import { wayIn } from '../contact-way.ts';
import {
  ask,
  type LeadDraft,
  type ScriptTurn,
  saysYes,
  takeKind,
  withContact,
  withName,
} from '../lead-script.ts';
import { classify, requestTypeOf } from '../lead-types.ts';
import { nameCorrected } from '../names/name-corrected.ts';
import { nameIn } from '../names/name-in.ts';
import { hesitates, plain } from './hesitates.ts';

const NO =
  /^\W*(?:no|nope|nah|non|never|please (?:do not|don[’']?t)|(?:do not|don[’']?t) share|i (?:do not|don[’']?t) (?:want|agree|consent)|(?:i[’']?d )?rather not)\b/i;
/** "No, that is wrong" answers the summary, and not whether to share it. */
const OF_THE_SUMMARY =
  /\b(?:wrong|incorrect|mistakes?|change|correct|right|spelled|spelling|name|e-?mail|number)\b/i;
const ON_SHARING = /\b(?:shar(?:e|ed|ing)|brokers?|contact(?:ed)?)\b/i;

/** What it means to say yes or no here, and who sees what then. Each is the whole reply, so that it tells nothing else. */
const ABOUT_SHARING = [
  String.raw`(?:what|why|how|do|does|can|should|will|must|is)(?: \w+){0,5} (?:says?|answer|choose|press|pick|click) (?:yes|no)`,
  String.raw`what(?: \w+){0,3} if (?:i|we) (?:do|do not|dont|agree|refuse|decline|share)(?: (?:agree|share|consent|want to|want that|want a broker|it|this|that)){0,2}`,
  String.raw`(?:who|what|which \w+)(?: \w+){0,4} (?:sees?|gets?|reads?|shared?|sharing)(?: (?:it|this|that|them|then|all|exactly|with|whom|who|the broker|my \w+)){0,3}`,
  String.raw`(?:do i have to|must i|why|can i change my mind|can i take (?:it|that) back|what happens|what)(?: (?:then|next|now|later)){0,2}`,
  String.raw`(?:do|must|should|why|what|how|is|are|will|does)(?: (?:i|you|it|this|that|my|me|have|need|to|does|do|is|are|will|be|the|with|a|broker|name|phone|number|email|details|data|mean|us|we)){0,5} (?:shared?|sharing|consent)(?: (?:it|this|that|my|name|phone|number|email|details|data|mean|with|a|the|broker|me|them)){0,4}`,
].map((whole) => new RegExp(`^(?:(?:and|but|so|ok|okay|yes|no|hm+|wait|im not sure) )*${whole}$`));

/** What people put around the kind of insurance that they meant. */
const BEFORE_KIND = new Set(
  'no yes sorry actually wait but it its is should be that thats i mean meant make for about my our the a an'.split(
    ' ',
  ),
);
const AFTER_KIND = new Set(['insurance', 'please', 'instead']);
/** More words may be a story, and danger in it. */
const KIND_WORDS = 2;

/**
 * Whether a reply to being shared is a clear yes, a clear no, or neither (null). Where it was not just asked, as after a no, "ok"
 * speaks of something else: then only a yes that names sharing is one.
 */
export function consentIn(text: string, isAsked = true): boolean | null {
  if (saysYes(text)) return isAsked || ON_SHARING.test(text) ? true : null;
  const isNo = NO.test(text) && !/\?\s*$/.test(text) && !isAboutSharing(text);
  return isNo && (ON_SHARING.test(text) || !OF_THE_SUMMARY.test(text)) ? false : null;
}

/**
 * What is said to a reply that hesitates, or asks what yes and no mean here; null where it is anything else. It needs no
 * assistant, and the details stay in the browser.
 */
export function saidOfSharing(text: string): string | null {
  if (isAboutSharing(text)) return script.consentMeans;
  return hesitates(text) ? script.consentWaits : null;
}

function isAboutSharing(text: string): boolean {
  return ABOUT_SHARING.some((pattern) => pattern.test(plain(text)));
}

/** "Actually correct the name, it is Omar Siddiqi". */
const NAME_IS = /\bname\b[^.?!]{0,20}?\b(?:is|should be|to|as)\s+([^?\n]{2,60})$/i;

/** What is typed to correct the summary and says nothing else, as a turn that asks again; otherwise null. */
export function corrected(typed: string, draft: LeadDraft): ScriptTurn | null {
  const contact = contactAlone(typed);
  if (contact) {
    const turn = ask(withContact(draft, contact));
    return { ...turn, reply: `${script.noted(Object.values(contact))} ${turn.reply}` };
  }
  const [, said] = NAME_IS.exec(typed.slice(0, MESSAGE_CHARACTERS)) ?? [];
  const name = nameCorrected(typed.slice(0, MESSAGE_CHARACTERS), draft.name) ?? (said ? nameIn(said) : null);
  if (name) return ask(withName(name, draft));
  return correctedKind(typed, draft) ?? correctedWay(typed, draft);
}

/** The kind of insurance, in few words, where the summary names another. */
function correctedKind(typed: string, draft: LeadDraft): ScriptTurn | null {
  const text = typed.slice(0, MESSAGE_CHARACTERS).trim();
  const words = withoutWordsAround(text);
  const isShort = words.length > 0 && words.length <= KIND_WORDS && !text.includes('?');
  const named = requestTypeOf(classify(text), text);
  const noted = requestTypeOf(draft.insuranceType ?? 'general', draft.additionalDetails);
  return isShort && named !== 'general' && named !== noted ? takeKind(text, draft) : null;
}

/** How to be contacted instead. */
function correctedWay(typed: string, draft: LeadDraft): ScriptTurn | null {
  const contactMethod = wayIn(typed.slice(0, MESSAGE_CHARACTERS));
  return contactMethod && contactMethod !== (draft.contactMethod ?? 'phone')
    ? ask({ ...draft, contactMethod })
    : null;
}

function withoutWordsAround(text: string): string[] {
  const words = text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .split(/[^\p{L}\d-]+/u)
    .filter(Boolean);
  const from = words.findIndex((word) => !BEFORE_KIND.has(word));
  const to = words.findLastIndex((word) => !AFTER_KIND.has(word));
  return from < 0 ? [] : words.slice(from, to + 1);
}
