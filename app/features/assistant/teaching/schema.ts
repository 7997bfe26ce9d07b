import { z } from 'zod';
import { maskPersonalData } from '#app/features/assistant/conversation.ts';
import { plainWords } from '#app/features/assistant/understanding/features.ts';
import { cleanLine } from '#app/platform/text/clean-text.ts';
import { problemInFirst, problemInMore, problemInQuestion } from './lint-entry.ts';

/** What an answer can be about: the first word of its key, as in the content. */
export const TOPICS = {
  auto: 'Cars',
  home: 'Homes, condos and tenants',
  biz: 'Businesses',
  farm: 'Farms',
  fleet: 'Work vehicles',
  life: 'Life, illness, disability',
  health: 'Health',
  travel: 'Travel',
  visa: 'Super Visa and visitors',
  group: 'Employee benefits',
  spec: 'Motorcycles, boats, trailers and other things',
  claim: 'Claims',
  gen: 'Insurance in general',
  site: 'This site',
} as const;
export type Topic = keyof typeof TOPICS;

const MOST_LINKS = 3;
/** The model forgets nothing, but it takes longer: what is taught is meant to be moved into the content. */
export const MOST_LESSONS = 200;

const WORDING_CHARACTERS = 300;
const wording = z
  .string({ error: 'Please enter how people ask' })
  .overwrite((text) => maskPersonalData(cleanLine(text)))
  .max(WORDING_CHARACTERS, { error: 'Please keep it to 300 characters' })
  .refine((text) => plainWords(text.replaceAll(/\[(?:email|number)\]|\*{3}/g, ' ')).length > 1, {
    error: 'Please enter how people ask, in two words or more',
  })
  .refine((text) => !text.startsWith('#'), { error: 'Please begin with a word' });

/** The question from the lists that this answers, as it stands there. */
const asked = z.string().overwrite(cleanLine).max(2_000).nullable();

export const NO_ANSWER = 'Please choose an answer';

/** `id` is made by the page, so that sending it again teaches once. */
export const newWording = z.strictObject({
  id: z.uuid(),
  asked,
  wording,
  entryKey: z.string({ error: NO_ANSWER }).min(1, { error: NO_ANSWER }).max(80),
});
export type NewWording = z.output<typeof newWording>;

const said = (most: number, check: (text: string) => string | null) =>
  z
    .string()
    .overwrite(cleanLine)
    .max(most, { error: `Please keep it to ${most} characters` })
    .check(({ value, issues }) => {
      const problem = check(value);
      if (problem) issues.push({ code: 'custom', input: value, message: problem });
    });

const day = z.preprocess((value) => value || null, z.iso.date({ error: 'Please enter a date' }).nullable());

/** What is wrong with the number of pages that an answer names, or null. */
export function problemInLinks(links: readonly string[]): string | null {
  if (links.length === 0) return 'Please choose a page where it can be read';
  return links.length > MOST_LINKS ? `Please choose ${MOST_LINKS} pages at most` : null;
}

/** An answer that was written at the desk. */
const writtenEntry = z.strictObject({
  question: said(110, problemInQuestion),
  first: said(300, problemInFirst),
  more: said(600, problemInMore),
  /** Ids of questions of the site, and paths: where it can be read, the nearest first. */
  links: z.array(z.string().max(120)).check(({ value, issues }) => {
    const problem = problemInLinks(value);
    if (problem) issues.push({ code: 'custom', input: value, message: problem });
  }),
  topic: z.enum(Object.keys(TOPICS) as [Topic, ...Topic[]], { error: 'Please choose what it is about' }),
  /** First and last day (ISO, in Alberta) on which it may be said. */
  from: day,
  until: day,
  /** Where it was read: a law, a regulator, an address. */
  source: z
    .string()
    .overwrite(cleanLine)
    .min(8, { error: 'Please name where this can be checked, such as a law or an address' })
    .max(300, { error: 'Please keep it to 300 characters' })
    .refine((text) => maskPersonalData(text) === text, {
      error: 'Please leave out email addresses, phone numbers and postal codes.',
    }),
});
export type WrittenEntry = z.output<typeof writtenEntry>;

/** What is typed of an answer; its links are chosen beside. */
export const entryWords = writtenEntry.omit({ links: true }).extend({ wording }).strip();
/** The same of a wording alone. */
export const wordingWords = newWording.pick({ wording: true }).strip();

export const newEntry = writtenEntry
  .extend({ id: z.uuid(), asked, wording })
  .refine(({ from, until }) => !from || !until || from <= until, {
    error: 'The last day is before the first',
    path: ['until'],
  });
export type NewEntry = z.output<typeof newEntry>;

export const lessonParams = z.strictObject({ id: z.uuid() });

export const lesson = z.strictObject({
  id: z.uuid(),
  wording: z.string(),
  /** The question of the answer it leads to; null where that answer is gone. */
  question: z.string().nullable(),
  /** Set where the answer was written along with it. */
  entry: writtenEntry.nullable(),
  by: z.string(),
  at: z.iso.datetime(),
  inUseSince: z.iso.datetime().nullable(),
  problem: z.string().nullable(),
  takenBack: z.strictObject({ by: z.string(), at: z.iso.datetime() }).nullable(),
});
export type LessonOutput = z.output<typeof lesson>;

export const lessonList = z.strictObject({
  items: z.array(lesson),
  /** `learning` while this process learns; `stopped` where it could not, and answers as before. */
  state: z.enum(['current', 'learning', 'stopped']),
});
export type LessonList = z.output<typeof lessonList>;

/** What can be chosen: every answer, and every place of the site where something can be read. */
export const lessonChoices = z.strictObject({
  entries: z.array(z.strictObject({ key: z.string(), question: z.string(), answer: z.string() })),
  places: z.array(z.strictObject({ link: z.string(), title: z.string(), to: z.string() })),
});
export type LessonChoices = z.output<typeof lessonChoices>;
