import { z } from 'zod';
import { isCalendarDay } from '#app/platform/clock/calendar-day.ts';
import { emailField, localPhoneField } from '#app/platform/contact/contact-fields.ts';
import { cleanLine } from '#app/platform/text/clean-text.ts';
import { networkOf, problemOf } from '#content/check-social-links.ts';
import { findWordingBreaches } from '#content/wording/check-wording.ts';
import type { SETTINGS, SettingKey } from './settings.ts';

const ADDRESS_LIMIT = 200;

/** A sentence of ours that everybody reads: the rules for the words of this site hold for it. */
const noticeText = (most: number) =>
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
const registeredName = z
  .string({ error: 'Please enter the name' })
  .overwrite(cleanLine)
  .min(2, { error: 'Please enter the whole name' })
  .max(100, { error: 'The name must not exceed 100 characters' });

/** A name that visitors read, or nothing. */
const shortName = z
  .string({ error: 'Please enter a name' })
  .overwrite(cleanLine)
  .max(60, { error: 'The name must not exceed 60 characters' });

/** What an AI provider calls a model, or nothing. */
const modelName = z
  .string({ error: 'Please enter the name of the model' })
  .trim()
  .max(100, { error: 'The name must not exceed 100 characters' })
  .regex(/^[\w./:@-]*$/, { error: 'Please write the name as the provider does, without spaces' });

const postalAddress = z
  .string({ error: 'Please enter a postal address' })
  .overwrite(cleanLine)
  .min(10, { error: 'Please enter a whole postal address: anti-spam law requires one in every newsletter' })
  .max(ADDRESS_LIMIT, { error: `The address must not exceed ${ADDRESS_LIMIT} characters` });

/** A whole number within limits that are said when it is outside. */
const wholeNumber = (from: number, to: number) => {
  const error = `Please enter a whole number from ${from} to ${to}`;
  return z.int({ error }).min(from, { error }).max(to, { error });
};

/** Days as YYYY-MM-DD, each once and in order. */
const dayList = z
  .array(
    z.string().refine(isCalendarDay, { error: 'Please write each day as YYYY-MM-DD, such as 2026-12-24' }),
  )
  .max(60, { error: 'There is room for 60 days' })
  .transform((days) => [...new Set(days)].toSorted());

/** Addresses of our pages on networks that we know, one each. */
const socialPages = z
  .array(z.string().trim())
  .max(5, { error: 'There is room for five pages' })
  .check(({ value, issues }) => {
    const message = problemOf(value.map((address) => ({ network: networkOf(address) ?? '', address })));
    if (message) issues.push({ code: 'custom', input: value, message });
  });

/** What is kept of a setting of each kind. */
type ValueOfKind = Record<'text' | 'sentence', string> &
  Record<'number' | 'hour' | 'weight', number> &
  Record<'days' | 'lines', string[]> &
  Record<'switch', boolean>;

const onOrOff = z.boolean({ error: 'Please choose on or off' });
/** How much something counts for whose turn it is. */
const weight = wholeNumber(0, 10);

/**
 * What each setting may be, said for the person who types it. Apart from what it is called: the page of the settings
 * does without, until one is changed.
 */
export const SETTING_SHAPES = {
  legalName: z.union([z.literal(''), registeredName]),
  tradeName: registeredName,
  email: emailField(),
  mailingAddress: postalAddress,
  phone: z.union([z.literal(''), localPhoneField], { error: 'Please enter a valid phone number' }),
  social: socialPages,
  partnerNotice: noticeText(120),
  notABroker: noticeText(300),
  opensAt: wholeNumber(0, 22),
  closesAt: wholeNumber(2, 24),
  closedOn: dayList,
  promiseDays: wholeNumber(1, 5),
  acceptHours: wholeNumber(1, 8),
  firstReminderDays: wholeNumber(1, 20),
  lastReminderDays: wholeNumber(2, 30),
  matchWait: weight,
  matchPromises: weight,
  matchLoad: weight,
  matchLanguage: weight,
  keptUnmatchedDays: wholeNumber(7, 365),
  keptClosedDays: wholeNumber(30, 3650),
  keptWonDays: wholeNumber(365, 3650),
  keptChatDays: wholeNumber(1, 365),
  keptContactDays: wholeNumber(30, 1095),
  brokerQuotes: onOrOff,
  aiWording: onOrOff,
  aiModel: modelName,
  aiProvider: shortName,
  aiCountry: shortName,
  aiSeconds: wholeNumber(1, 10),
  aiAnswers: wholeNumber(0, 100_000),
  chatMessages: wholeNumber(5, 20),
} as const satisfies { [Key in SettingKey]: z.ZodType<ValueOfKind[(typeof SETTINGS)[Key]['kind']]> };

/** A value for each setting. */
export type SettingValues = { [Key in SettingKey]: z.output<(typeof SETTING_SHAPES)[Key]> };

/** What is wrong between one value and the others, or null. */
export function contradictionIn(values: SettingValues): string | null {
  if (values.closesAt - values.opensAt < 2)
    return 'The office must be open for at least two hours: change the other end first.';
  if (values.lastReminderDays <= values.firstReminderDays)
    return 'The last reminder must come after the first: change the other one first.';
  const hours = values.promiseDays * (values.closesAt - values.opensAt);
  if (values.acceptHours > hours) return 'A broker cannot have longer to accept than is promised in all.';
  return null;
}
