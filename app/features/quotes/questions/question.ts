import type { QuoteType } from './quote-types.ts';

/** `hint` is shown once the option is chosen. */
export type Option = { value: string; label: string; hint?: string };

/** True when the answer to the top-level question `field` is one of `is` (for several choices: holds one of them). */
export type Condition = { field: string; is: readonly string[] };

type Asked = {
  name: string;
  label: string;
  /** "Why we ask": one plain sentence. */
  why: string;
  help?: string;
  /** A condition makes the question required only for some answers to another one. */
  /** It is asked about so many years before today. */
  pastYears?: number;
  required: boolean | Condition;
  /** Where `when` holds, answers to all of these do as well; `message` is then said where both are missing. */
  instead?: { when: Condition; fields: readonly string[]; message: string };
  /** Not needed, and still it matters to most: it is not folded. */
  isSeen?: true;
  showWhen?: Condition;
  /** Whom it concerns, of those who may answer it: of everybody else it is not missing. */
  concerns?: Condition;
  /** Said when the answer cannot be taken, and when it is missing. `{year}` becomes the highest year allowed. */
  message: string;
  /** Said when the answer is missing: what to do. */
  blank?: string;
  /** What a form sends where nothing was chosen; it stands there as chosen. */
  whenBlank?: string | number | readonly string[];
  /** Said of it on the review while it is what stood there: nobody may have looked at it. */
  whenStanding?: string;
  /** A form sends the person's own name where this was left blank. */
  orFullName?: true;
};

export type ChoiceQuestion = Asked & { kind: 'choice'; options: readonly Option[] };
type ByName<Value> = Readonly<Record<string, Value>>;
export type Hints = {
  field: string;
  by: ByName<ByName<string>>;
  /** What stands under an option where `by` has nothing for the answer. */
  plain: ByName<string>;
  /** The options that stand open, by the answer, with "not sure"; the others are folded. */
  first: ByName<readonly string[]>;
  /** Those for every other answer. */
  usual: readonly string[];
};
export type ChoicesQuestion = Asked & {
  kind: 'choices';
  options: readonly Option[];
  /** What stands under an option: by the answer to the top-level question `field`, then by the option. */
  hints?: Hints;
};
/** Whole numbers. `unknown` allows the answer 'unknown' in place of a number. */
export type NumberQuestion = Asked & {
  kind: 'number';
  min: number;
  max: number;
  /** Said of a number above the highest, where it was probably meant as something else. */
  above?: string;
  unit?: string;
  unknown?: true;
  /** Usual answers to choose from; any other can be typed. */
  offers?: readonly { value: number; label: string }[];
};
/** `max` counts from the current year in Alberta: 0 is this year, 1 next year. */
export type YearQuestion = Asked & { kind: 'year'; min: number; max: 0 | 1; unknown?: true };
export type TextQuestion = Asked & {
  kind: 'text' | 'long-text';
  min?: number;
  max: number;
  /** Anything may be written here, and so what better stays out of a form is pointed out before it is sent. */
  isOwnWords?: true;
  autoComplete?: string;
  /** It is the name of a country: a slip in it is pointed out. */
  isCountry?: true;
  /** It is a make or model of a vehicle: typed without capitals it gets those of its maker. */
  isModel?: true;
};
export type PatternQuestion = Asked & { kind: 'vin' | 'url' };
/** Of the vehicle it belongs to, a VIN answers year, make and model too: it is offered before them. */
export const isStart = ({ kind }: Question) => kind === 'vin';
/**
 * A calendar day in Alberta, YYYY-MM-DD. `from: 'today'` refuses the past, but where `pastWhen` holds; `days` counts from
 * today.
 */
export type DateQuestion = Asked & {
  kind: 'date';
  from: 'any' | 'today';
  pastWhen?: Condition;
  days?: number;
  /** Said of today and so many days after it, by which hardly anything can be had. */
  soon?: { days: number; hint: string };
};
export type BirthDateQuestion = Asked & {
  kind: 'birth-date';
  minAge: number;
  maxAge: number;
  /** Few are younger: such a date may be a slip, and is questioned. */
  usualAge?: number;
};
/** Above this nobody is meant: such a date is a slip, not an age we cannot help with. */
export const OLDEST_AGE = 110;

export type FieldQuestion =
  | ChoiceQuestion
  | ChoicesQuestion
  | NumberQuestion
  | YearQuestion
  | TextQuestion
  | PatternQuestion
  | DateQuestion
  | BirthDateQuestion;

/** Whether no other answer decides that it is needed. */
export const isAlwaysRequired = ({ required, showWhen, instead }: Question) =>
  required === true && showWhen === undefined && instead === undefined;

/** Fields that belong to one thing: answers.vehicle.year. */
export type GroupQuestion = Asked & { kind: 'group'; fields: readonly FieldQuestion[] };
/** The same fields for several things: answers.travellers.0.age. */
export type ListQuestion = Asked & {
  kind: 'list';
  min: number;
  max: number;
  itemLabel: string;
  fields: readonly FieldQuestion[];
};

export type Question = FieldQuestion | GroupQuestion | ListQuestion;

/** One press that answers several questions, for somebody to whom nothing in them applies. */
export type NoneOfThese = { label: string; help?: string; answers: Readonly<Record<string, string>> };

export type Section = {
  title: string;
  intro?: string;
  none?: NoneOfThese;
  /** What its screen is called where it ends the form and so holds more than the section does. */
  screenTitle?: string;
  /** Nothing in it is ever needed, and still it is worth being seen: it is not folded. */
  isOpen?: boolean;
  questions: readonly Question[];
};

export type TypeQuestions = {
  type: QuoteType;
  sections: readonly Section[];
  /** Common questions that the form leaves out because a question of this type already covers them. */
  covers?: readonly string[];
  /** The last screen is long already: what every type asks at its end is folded. */
  hasLongEnd?: true;
};

const YES = { value: 'yes', label: 'Yes' };
const NO = { value: 'no', label: 'No' };

export const UNKNOWN = { value: 'unknown', label: 'I don’t know' };
export const UNSURE = { value: 'unsure', label: 'Not sure yet' };
export const YES_NO = [YES, NO] as const;
export const YES_NO_UNKNOWN = [YES, NO, UNKNOWN] as const;
export const YES_NO_UNSURE = [YES, NO, UNSURE] as const;

/** '0', '1' … up to '5+': a count where more than the last makes no difference to who can help. */
export function countOptions(last: number): Option[] {
  const exact = Array.from({ length: last }, (_, n) => ({
    value: String(n),
    label: n === 0 ? 'None' : String(n),
  }));
  return [...exact, { value: `${last}+`, label: `${last} or more` }];
}

/** Options whose value and label are given as one line each: 'value|Label'. */
export function options(...lines: (string | Option)[]): Option[] {
  return lines.map((line) => {
    if (typeof line !== 'string') return line;
    const [value = '', label = value] = line.split('|');
    return { value, label };
  });
}

/**
 * All that is asked where a policy is rated on health: whether to talk about it. What somebody has is never asked here;
 * it is for a private conversation with the broker.
 */
export const TALK_ABOUT_CONDITIONS: ChoiceQuestion = {
  name: 'talkAboutConditions',
  kind: 'choice',
  options: options('yes|Yes', 'no|No', 'rather-not-say|Rather not say'),
  label: 'Should the broker talk with you about pre-existing conditions?',
  help: 'A pre-existing condition is a health problem from before the policy. Please do not name any here.',
  why: 'Policies treat pre-existing conditions in different ways. The details stay between you and the broker.',
  required: false,
  isSeen: true,
  message: 'Please choose an option',
};

/** What the row of a list is called, its place counted from 0: `Visitor 2`. */
export function rowName({ itemLabel }: ListQuestion, place: number): string {
  return `${itemLabel} ${place + 1}`;
}
