import { options, type Section } from './question.ts';

/** How the broker partner may reach the visitor; phone and text need a phone number. */
export const CONTACT_METHODS = options('phone|Phone call', 'email|Email', 'text|Text message');

export const CONTACT_WINDOWS = options(
  'weekday-morning|Weekday mornings (9\u00a0am to noon)',
  'weekday-midday|Weekday afternoons (noon to 5\u00a0pm)',
  'weekday-evening|Weekdays after 5\u00a0pm',
  'saturday|Saturdays',
);

/** The visitor may ask not to be contacted before a day up to this many days ahead. */
export const EARLIEST_CONTACT_DAYS = 60;

/** The form of a postal code of Alberta. */
export const ALBERTA_POSTAL_CODE = /^T\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i;

/** For these types the person asking may live anywhere, so an Alberta postal code is welcome but not needed. */
export const POSTAL_CODE_OPTIONAL = ['travel', 'supervisa', 'life'] as const;

/** Asked for every type, after the questions of the type. All optional. */
export const everyone: Section = {
  title: 'Renewal date, start and notes',
  intro: 'They help a broker partner prepare.',
  questions: [
    {
      name: 'currentInsurer',
      kind: 'text',
      max: 80,
      label: 'Who insures you now?',
      help: 'Leave this empty if you have no insurance for it today.',
      why: 'A broker partner can then compare like with like.',
      required: false,
      message: 'Please enter the name of your insurer',
    },
    {
      name: 'renewalOn',
      kind: 'date',
      from: 'any',
      label: 'When does your current policy renew?',
      why: 'Leaving a policy before its end may carry a fee, so the date matters.',
      required: false,
      message: 'Please enter a valid date',
    },
    {
      name: 'startOn',
      kind: 'date',
      from: 'today',
      days: 365,
      label: 'When should the coverage start?',
      why: 'It tells the broker partner how soon you need an answer.',
      required: false,
      message: 'Start date must be today or later',
    },
    {
      name: 'notes',
      kind: 'long-text',
      isOwnWords: true,
      max: 1000,
      label: 'Anything else a broker partner should know?',
      help: 'Please leave out health details, card numbers and identity numbers.',
      why: 'Your own words often save a phone call.',
      required: false,
      message: 'Please enter your notes as text',
    },
  ],
};
