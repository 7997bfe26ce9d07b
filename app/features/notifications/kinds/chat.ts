import { peopleNotes } from '#content/chat/people.ts';
import { kind } from './kind.ts';

/** `path` is the conversation in the area of who reads it; `by` and `missed` are times in words. */
type Waits = { reference: string | null; path: string; isHeld: boolean; by: string | null };
type Missed = { reference: string | null; missed: string };

/** Of the chat with people. Nothing that the visitor said or that says who they are is in what staff gets. */
export const CHAT_KINDS = {
  /** To those who may answer: a visitor waits. */
  chat_waits: kind<Waits>({
    ...{ category: 'message', mayWait: true, limit: null },
    mail: ({ reference, path, ...waits }) => ({
      subject: `Someone is waiting in the chat: ${nameOf(reference)}`,
      paragraphs: [whoWaits(waits), 'You will not get another email for each line they add.'],
      action: { label: 'Open the conversation', path },
    }),
    bell: ({ reference, path, ...waits }) => ({
      title: `Someone is waiting in the chat: ${nameOf(reference)}`,
      body: whoWaits(waits),
      path,
    }),
  }),
  /** To the team of this site: nobody answered in time. */
  chat_promise_missed_alert: kind<Missed & { path: string }>({
    ...{ category: 'system', mayWait: true, limit: null },
    mail: ({ reference, missed, path }) => ({
      subject: `Promise missed in the chat: ${nameOf(reference)}`,
      paragraphs: [`Nobody had answered this visitor by ${missed}.`],
      action: { label: 'Open the conversation', path },
    }),
  }),
  /** To the visitor: the promised time has passed without an answer. */
  chat_promise_missed: kind<Missed & { next: string | null }>({
    ...{ category: 'message', mayWait: true, limit: 'person' },
    mail: ({ reference, missed, next }) => ({
      subject: reference ? `We missed our promise for ${reference}` : 'We missed our promise in the chat',
      paragraphs: [
        'You asked for a person in our chat.',
        `${peopleNotes.promiseMissed(missed)} ${next ? peopleNotes.answerBy(next) : peopleNotes.noPromiseAgain}`,
        'You do not need to do anything. If you did not write to us, you can ignore this email.',
      ],
    }),
  }),
  /** To a visitor who has left: what people have written to them since. `name` is the person who wrote last. */
  chat_answered: kind<{ reference: string | null; name: string; lines: readonly string[] }>({
    ...{ category: 'message', mayWait: false, limit: 'person' },
    mail: ({ reference, name, lines }) => ({
      subject: `An answer to your question in the chat${reference ? `, ${reference}` : ''}`,
      paragraphs: [
        `You asked for a person in our chat. ${name} answered while the window was closed:`,
        ...lines,
        'You can answer in the chat from the same browser within a day, or write to us on the contact page.',
        'If you did not write to us, you can ignore this email.',
      ],
      action: { label: 'Open the contact page', path: '/contact' },
    }),
  }),
};

function whoWaits({ isHeld, by }: Pick<Waits, 'isHeld' | 'by'>): string {
  const who = isHeld
    ? 'A visitor whose conversation you have has written again and is waiting for an answer.'
    : 'A visitor has asked for a person in the chat and is waiting for an answer.';
  const until = by
    ? `They were told that a person would answer by ${by}.`
    : 'They have waited longer than we promised.';
  return `${who} ${until}`;
}

function nameOf(reference: string | null): string {
  return reference ?? 'without a reference';
}
