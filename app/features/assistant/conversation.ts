import { cleanText } from '#app/platform/text/clean-text.ts';
import { EARLIER_MESSAGES, MESSAGE_CHARACTERS } from './message-limits.ts';

export type Turn = { role: 'user' | 'assistant'; content: string };
export type Conversation = { question: string; earlier: Turn[] };

/**
 * The conversation as we take it from a browser, which may send anything: system turns are left out, each
 * message is cleaned, without addresses of the web, and at most 1,000 characters long, and ten earlier ones count.
 */
export function rebuildConversation(
  messages: readonly { role: 'system' | 'user' | 'assistant'; content: string }[],
): Conversation {
  const turns = messages.flatMap(({ role, content }): Turn[] => {
    // Cut before anything looks at it: the rest of a long text costs nothing.
    const text = withoutLinks(cleanText(content.slice(0, MESSAGE_CHARACTERS)));
    return role === 'system' || text === '' ? [] : [{ role, content: text }];
  });
  const last = messages.at(-1);
  const question = last?.role === 'user' ? turns.at(-1)?.content : undefined;
  return { question: question ?? '', earlier: turns.slice(0, -1).slice(-EARLIER_MESSAGES) };
}

/** Markdown links become their words; other addresses go. */
function withoutLinks(text: string): string {
  return text
    .replaceAll(/!?\[([^[\]]*)\]\([^)]{0,500}\)/g, '$1')
    .replaceAll(/\b(?:https?|ftp|javascript|data):\S+|\bwww\.\S+/gi, '')
    .trim();
}

/** From the beginning of a word on: looked for from each of its letters, a long word would take very long. */
const EMAIL = /(?<![^\s@<>()])[^\s@<>()]+@[^\s@<>()]+\.[a-z]{2,}/gi;
/** Seven digits and more, however separated: phone, card, account, licence and identity numbers. */
const LONG_NUMBER = /\+?\d(?:[\s().-]{0,2}\d){6,}/g;
const POSTAL_CODE = /\b([A-Z]\d[A-Z]) ?\d[A-Z]\d\b/gi;

/** A text without what says who somebody is: it is kept, and it may go to the AI provider. */
export function maskPersonalData(text: string): string {
  return text
    .replaceAll(EMAIL, '[email]')
    .replaceAll(LONG_NUMBER, '[number]')
    .replaceAll(POSTAL_CODE, '$1 ***');
}

/** Whether a text holds what would be masked. */
export function isMaskedIn(text: string): boolean {
  return maskPersonalData(text) !== text;
}

/** A text as far as it is read for what it means: the names of mailboxes and the numbers of people say nothing. */
export function withoutPersonalData(text: string): string {
  return maskPersonalData(text).replaceAll(/\[(?:email|number)\]|\*{3}/g, ' ');
}

/** The key to a request is for its visitor's eyes: a kept text has the words of the link, and not the link. */
export function withoutTrackingLinks(text: string): string {
  return text.replaceAll(/\[([^[\]]+)\]\(\/track\/[\w-]*\)/g, '$1');
}
