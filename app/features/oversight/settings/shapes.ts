import { z } from 'zod';
import { isCalendarDay } from '#app/platform/clock/calendar-day.ts';
import { cleanLine } from '#app/platform/text/clean-text.ts';
import { networkOf, problemOf } from '#content/check-social-links.ts';
import { findWordingBreaches } from '#content/wording/check-wording.ts';

/** What each kind of setting may be, said for the person who types it. */

const ADDRESS_LIMIT = 200;

/** A sentence of ours that everybody reads: the rules for the words of this site hold for it. */
export const noticeText = (most: number) =>
  z
    .string({ error: 'Please write a sentence' })
    .overwrite(cleanLine)
    .min(20, { error: 'Please write a whole sentence of at least 20 characters' })
    .max(most, { error: `The text must not exceed ${most} characters` })
    .check(({ value, issues }) => {
      const [breach] = findWordingBreaches(value);
      if (!breach) return;
      const message = `Please do not write “${breach.found}”. ${breach.reason} Instead: ${breach.instead}`;
      issues.push({ code: 'custom', input: value, message });
    });

/** A name of the business on one line. */
export const registeredName = z
  .string({ error: 'Please enter the name' })
  .overwrite(cleanLine)
  .min(2, { error: 'Please enter the whole name' })
  .max(100, { error: 'The name must not exceed 100 characters' });

/** A name that visitors read, or nothing. */
export const shortName = z
  .string({ error: 'Please enter a name' })
  .overwrite(cleanLine)
  .max(60, { error: 'The name must not exceed 60 characters' });

/** What an AI provider calls a model, or nothing. */
export const modelName = z
  .string({ error: 'Please enter the name of the model' })
  .trim()
  .max(100, { error: 'The name must not exceed 100 characters' })
  .regex(/^[\w./:@-]*$/, { error: 'Please write the name as the provider does, without spaces' });

export const postalAddress = z
  .string({ error: 'Please enter a postal address' })
  .overwrite(cleanLine)
  .min(10, { error: 'Please enter a whole postal address: anti-spam law requires one in every newsletter' })
  .max(ADDRESS_LIMIT, { error: `The address must not exceed ${ADDRESS_LIMIT} characters` });

/** A whole number within limits that are said when it is outside. */
export const wholeNumber = (from: number, to: number) => {
  const error = `Please enter a whole number from ${from} to ${to}`;
  return z.int({ error }).min(from, { error }).max(to, { error });
};

/** Days as YYYY-MM-DD, each once and in order. */
export const dayList = z
  .array(
    z.string().refine(isCalendarDay, { error: 'Please write each day as YYYY-MM-DD, such as 2026-12-24' }),
  )
  .max(60, { error: 'There is room for 60 days' })
  .transform((days) => [...new Set(days)].toSorted());

/** Addresses of our pages on networks that we know, one each. */
export const socialPages = z
  .array(z.string().trim())
  .max(5, { error: 'There is room for five pages' })
  .check(({ value, issues }) => {
    const message = problemOf(value.map((address) => ({ network: networkOf(address) ?? '', address })));
    if (message) issues.push({ code: 'custom', input: value, message });
  });
