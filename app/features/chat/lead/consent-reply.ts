import { MESSAGE_CHARACTERS } from '#app/features/assistant/message-limits.ts';
import { type LeadDraft, type ScriptTurn, saysYes, takeKind } from './lead-script.ts';
import { classify, requestTypeOf } from './lead-types.ts';

const NO =
  /^\W*(?:no|nope|nah|non|never|not (?:now|yet)|(?:maybe |perhaps )?later|please (?:do not|don[’']?t)|(?:do not|don[’']?t) share|i (?:do not|don[’']?t) (?:want|agree|consent)|(?:i[’']?d )?rather not)\b/i;
/** "No, that is wrong" answers the summary, and not whether to share it. */
const OF_THE_SUMMARY =
  /\b(?:wrong|incorrect|mistakes?|change|correct|right|spelled|spelling|name|e-?mail|number)\b/i;
const ON_SHARING = /\b(?:shar(?:e|ed|ing)|brokers?|contact(?:ed)?)\b/i;

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
  const isNo = NO.test(text) && !/\?\s*$/.test(text);
  return isNo && (ON_SHARING.test(text) || !OF_THE_SUMMARY.test(text)) ? false : null;
}

/** The kind of insurance that is typed in few words where the summary names another, as a turn that asks again; otherwise null. */
export function correctedKind(typed: string, draft: LeadDraft): ScriptTurn | null {
  const text = typed.slice(0, MESSAGE_CHARACTERS).trim();
  const words = withoutWordsAround(text);
  const isShort = words.length > 0 && words.length <= KIND_WORDS && !text.includes('?');
  const named = requestTypeOf(classify(text), text);
  const noted = requestTypeOf(draft.insuranceType ?? 'general', draft.additionalDetails);
  return isShort && named !== 'general' && named !== noted ? takeKind(text, draft) : null;
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
