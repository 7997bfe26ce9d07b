import { findSensitive } from '#app/features/messages/rules/sensitive-words.ts';
import type { CaseLine } from '#app/features/messages/schema.ts';

export type Question = {
  title: string;
  words: string;
  sendLabel: string;
  /** What it holds is better left out, so that the keyboard stands on going back. */
  isDoubtful: boolean;
};

/** What is said under the field while somebody writes what better stays out; empty where there is nothing. */
export function noteOn(body: string, then: string): string {
  const found = findSensitive(body);
  return found ? `This looks like ${found.what}. ${found.why} ${then}` : '';
}

/** Who reads it for a client whose broker has no name here. */
export const YOUR_BROKER = 'your broker';

/** What becomes of it when it is sent. `reader` is who reads it then, as in the middle of a sentence. */
export const onceSent = (reader: string) =>
  `If you send it, it is kept with the request, and ${reader} can read it.`;

/** What is asked before the changed words of a line are kept: the same of a message as before it goes out, and nothing of a note. */
export function questionOnEdit(body: string, kind: CaseLine['kind'], reader: string): Question | undefined {
  const asked = kind === 'internal' ? undefined : questionAbout(body, reader);
  return asked && { ...asked, sendLabel: 'Save it anyway' };
}

/** What is asked before a message goes out: about what it holds, and before the first one to somebody. */
export function questionAbout(body: string, reader: string, firstTime?: string): Question | undefined {
  const found = findSensitive(body);
  if (!found && !firstTime) return undefined;
  return {
    title: found ? `This looks like ${found.what}` : 'Your first message',
    words: [found && `${found.why} ${onceSent(reader)}`, firstTime].filter(Boolean).join(' '),
    isDoubtful: Boolean(found),
    sendLabel: found ? 'Send it anyway' : 'Send it',
  };
}
