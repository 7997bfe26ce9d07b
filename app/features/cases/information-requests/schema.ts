import { z } from 'zod';
import { optionalDay } from '#app/features/cases/steps/day.ts';
import { cleanText } from '#app/platform/text/clean-text.ts';
import { INFORMATION_STATES } from './states.ts';

/** What a broker asks a client for: a document, or an answer in words. */
export const INFORMATION_KINDS = ['document', 'answer'] as const;
export type InformationKind = (typeof INFORMATION_KINDS)[number];

export const LONGEST_ANSWER = 2_000;

const words = (name: string, max: number) =>
  z
    .string({ error: `${name} is required` })
    .overwrite(cleanText)
    .max(max, { error: `${name} must not exceed ${max} characters` });

/** As many as a form asks. */
const MOST_QUESTIONS = 40;

/** Names of questions of the form, dotted: `startOn`, `vehicle.vin`. Which of them a type has, only the form knows. */
export const questionNames = z
  .array(z.string().regex(/^[a-z]\w{0,39}(?:\.[a-z]\w{0,39})?$/i, { error: 'This question is not known' }))
  .max(MOST_QUESTIONS, { error: `At most ${MOST_QUESTIONS} questions can be asked at once` });

export const newInformationRequest = z.strictObject({
  kind: z.enum(INFORMATION_KINDS, { error: 'Please choose what you ask for' }).default('document'),
  title: words('What you need', 200).min(1, { error: 'Please write here what you need' }),
  instructions: words('Instructions', 500).default(''),
  /** Questions of the form, each answered in its own field: the answers are those of the case. */
  questions: questionNames.default([]),
  /** One more beside them, in the broker's own words. */
  ownQuestion: words('Your question', 500).default(''),
  /** While a required one is unanswered it is the client's turn. */
  required: z.boolean().default(true),
  dueOn: optionalDay,
});
export type NewInformationRequest = z.input<typeof newInformationRequest>;

/** The same in a form: where a promise runs before first contact, that it stops is chosen by itself. */
export const withPauseChosen = (isPromiseRunning: boolean) =>
  newInformationRequest
    .safeExtend({ stopsPromise: z.boolean().default(false) })
    .refine(({ required, stopsPromise }) => !(isPromiseRunning && required) || stopsPromise, {
      path: ['stopsPromise'],
      error: 'Please check this too, or uncheck “Needed to continue”',
    });

/** The client's answer to one request; nothing but its state when a document was uploaded for it. */
export const informationAnswer = words('Answer', LONGEST_ANSWER).min(1, { error: 'Please write an answer' });

export const informationReason = words('Reason', 300).optional();

/** What the client (`submitted`) or the broker (the others) makes of a request. */
export const informationChange = z.discriminatedUnion(
  'state',
  [
    z.strictObject({
      state: z.literal('submitted'),
      answer: informationAnswer,
      /** In place of an answer in words that was given before, and may have been accepted. */
      isCorrection: z.boolean().optional(),
    }),
    z.strictObject({ state: z.literal('accepted') }),
    z.strictObject({
      state: z.literal('rejected'),
      reason: words('Reason', 300).min(1, { error: 'Please add a short note' }),
    }),
    z.strictObject({ state: z.literal('cancelled') }),
  ],
  { error: 'Please choose what to do with this request' },
);
export type InformationChange = z.output<typeof informationChange>;

export const informationRequest = z.object({
  id: z.uuid(),
  kind: z.enum(INFORMATION_KINDS),
  title: z.string(),
  instructions: z.string(),
  required: z.boolean(),
  dueOn: z.string().nullable(),
  state: z.enum(INFORMATION_STATES),
  /** Why an answer was not good enough. */
  reason: z.string().nullable(),
  answer: z.string().nullable(),
  /** Questions of the form that it asks, by name: what was answered to them is among the answers of the case. */
  questions: z.array(z.string()),
  /** Those of them that the client said they cannot answer. */
  notKnown: z.array(z.string()),
  /** What it asks beside them, in the broker’s own words. */
  ownQuestion: z.string().nullable(),
  /** Who asked: name and brokerage with licence. */
  askedBy: z.object({ fullName: z.string(), brokerage: z.string(), licenceNumber: z.string() }).nullable(),
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
});
export type InformationRequest = z.output<typeof informationRequest>;

export const informationRequests = z.object({
  items: z.array(informationRequest),
  /** False where no mail server is set up: then nobody is emailed that something was asked for. */
  sendsMail: z.boolean(),
});
