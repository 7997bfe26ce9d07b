import { isDeepStrictEqual } from 'node:util';
import type { CaseRow } from '#app/features/cases/records/held-case.server.ts';
import type { CaseType } from '#app/features/cases/schema.ts';
import { dayInWords, describeAnswers } from '#app/features/quotes/answers/describe-answers.ts';
import { questionsFor } from '#app/features/quotes/questions/catalogue.ts';
import { CONTACT_METHODS, CONTACT_WINDOWS } from '#app/features/quotes/questions/everyone.ts';
import { formatPhone } from '#app/platform/contact/format-phone.ts';

/** How the person of a case is reached, in groups that move together: a method without its number is of no use. */
const CONTACT_GROUPS = {
  contactFullName: ['contactFullName'],
  contactPhone: ['contactPhone'],
  times: ['contactMethod', 'contactWindows', 'contactEarliestOn'],
  place: ['postalCode', 'city'],
} as const satisfies Record<string, readonly (keyof CaseRow)[]>;

type ContactGroup = keyof typeof CONTACT_GROUPS;
type ContactField = (typeof CONTACT_GROUPS)[ContactGroup][number];

/** What a case says: its answers by the name of their question, and the contact by column. */
export type Contents = { details: Record<string, unknown>; contact: Pick<CaseRow, ContactField> };

/** A field in which two cases differ, in words. `isBlank`: the one that goes on says nothing there. */
export type Difference = { name: string; label: string; from: string | null; into: string | null };

const CONTACT = 'contact.';
const ANSWER = 'answer.';

/** What a case says now. */
export function contentsOf(row: CaseRow): Contents {
  const { contactFullName, contactPhone, contactMethod, contactWindows, contactEarliestOn } = row;
  const { postalCode, city } = row;
  return {
    details: row.details,
    contact: {
      ...{ contactFullName, contactPhone, contactMethod, contactWindows, contactEarliestOn },
      ...{ postalCode, city },
    },
  };
}

/** Where one differs from the other, in the order of the form: what an administrator chooses between. */
export function differencesOf(type: CaseType, from: Contents, into: Contents): Difference[] {
  const contact = (Object.keys(CONTACT_GROUPS) as ContactGroup[]).map((group) => ({
    name: CONTACT + group,
    label: CONTACT_LABELS[group],
    from: contactInWords(group, from.contact),
    into: contactInWords(group, into.contact),
  }));
  const words = { from: answersInWords(type, from.details), into: answersInWords(type, into.details) };
  const answers = questionsFor(type).map(({ name, label }) => ({
    name: ANSWER + name,
    label,
    from: words.from.get(name) ?? null,
    into: words.into.get(name) ?? null,
  }));
  return [...contact, ...answers].filter((field) => field.from !== field.into);
}

/** What the one that goes on says when the fields named in `taken` come from the other one. */
export function takeOver(from: Contents, into: Contents, taken: readonly string[]): Contents {
  const result: Contents = { details: { ...into.details }, contact: { ...into.contact } };
  for (const name of taken) copyField(from, result, name);
  return result;
}

/** What it says when it is taken apart again: as before, but for the fields that somebody has changed since. */
export function putBack({ before, after }: { before: Contents; after: Contents }, now: Contents): Contents {
  const result: Contents = { details: { ...now.details }, contact: { ...now.contact } };
  for (const name of namesOf(before, after, now)) {
    const [was, taken, is] = [before, after, now].map((contents) => heldIn(contents, name));
    if (isDeepStrictEqual(taken, is) && !isDeepStrictEqual(was, taken)) copyField(before, result, name);
  }
  return result;
}

function copyField(from: Contents, to: Contents, name: string): void {
  if (name.startsWith(ANSWER)) {
    const question = name.slice(ANSWER.length);
    const value = from.details[question];
    if (value === undefined) delete to.details[question];
    else to.details[question] = value;
    return;
  }
  const columns: readonly ContactField[] = CONTACT_GROUPS[name.slice(CONTACT.length) as ContactGroup] ?? [];
  for (const column of columns) Object.assign(to.contact, { [column]: from.contact[column] });
}

function heldIn({ details, contact }: Contents, name: string): unknown {
  if (name.startsWith(ANSWER)) return details[name.slice(ANSWER.length)];
  const columns: readonly ContactField[] = CONTACT_GROUPS[name.slice(CONTACT.length) as ContactGroup] ?? [];
  return columns.map((column) => contact[column]);
}

function namesOf(...all: Contents[]): string[] {
  const answers = all.flatMap(({ details }) => Object.keys(details)).map((name) => ANSWER + name);
  return [...new Set([...Object.keys(CONTACT_GROUPS).map((group) => CONTACT + group), ...answers])];
}

const CONTACT_LABELS = {
  contactFullName: 'Name',
  contactPhone: 'Phone',
  times: 'How and when to reach them',
  place: 'Place',
} as const satisfies Record<ContactGroup, string>;

function contactInWords(group: ContactGroup, contact: Contents['contact']): string | null {
  switch (group) {
    case 'contactFullName':
      return contact.contactFullName;
    case 'contactPhone':
      return contact.contactPhone && formatPhone(contact.contactPhone);
    case 'place':
      return [contact.city, contact.postalCode].filter(Boolean).join(', ') || null;
    case 'times': {
      const method = labelOf(CONTACT_METHODS, contact.contactMethod);
      const windows = contact.contactWindows.map((window) => labelOf(CONTACT_WINDOWS, window)).join(', ');
      const day = contact.contactEarliestOn && `not before ${dayInWords(contact.contactEarliestOn)}`;
      return [method, windows, day].filter(Boolean).join('; ') || null;
    }
  }
}

function labelOf(options: readonly { value: string; label: string }[], value: string | null): string | null {
  return options.find((option) => option.value === value)?.label ?? null;
}

/** The answers by the question that they belong to, each in one line. */
function answersInWords(type: CaseType, details: Record<string, unknown>): Map<string, string> {
  const grouped = Map.groupBy(describeAnswers(type, details), ({ name }) => name.split('.')[0] ?? name);
  return new Map(
    [...grouped].map(([question, answers]) => [
      question,
      answers.map(({ name, label, value }) => (name === question ? value : `${label}: ${value}`)).join('; '),
    ]),
  );
}
