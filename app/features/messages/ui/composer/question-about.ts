import { findSensitive } from '#app/features/messages/rules/sensitive-words.ts';

export type Question = { title: string; words: string; sendLabel: string };

/** What is asked before a message goes out: about what it holds, and before the first one to somebody. */
export function questionAbout(body: string, firstTime: string | undefined): Question | undefined {
  const found = findSensitive(body);
  if (!found && !firstTime) return undefined;
  return {
    title: found ? `This looks like ${found.what}` : 'Your first message',
    words: [found?.why, firstTime].filter(Boolean).join(' '),
    sendLabel: found ? 'Send it anyway' : 'Send it',
  };
}
