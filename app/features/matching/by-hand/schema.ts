import { z } from 'zod';
import { awayOutput } from '#app/features/brokers/availability/away-days.ts';
import { ACCESS_END_REASONS, RETURN_REASONS } from '#app/features/cases/rules/reasons.ts';
import { CASE_TYPES, version } from '#app/features/cases/schema.ts';
import { typed } from '#app/features/cases/steps/note.ts';
import { OBSTACLES } from './obstacles.ts';

/** Whether a broker can take one case: every reason why not, and whether an administrator may pass over it. */
export const brokerChoice = z.object({
  id: z.uuid(),
  fullName: z.string(),
  brokerage: z.string(),
  /** Why not, the gravest reason first; empty for those who can. */
  obstacles: z.array(z.enum(OBSTACLES)),
  canBeGiven: z.boolean(),
  /** How their last time with this case ended, and when; null where they never had it. */
  before: z
    .object({
      why: z.enum(ACCESS_END_REASONS),
      returnReason: z.enum(RETURN_REASONS).nullable(),
      at: z.iso.datetime(),
    })
    .nullable(),
  /** Has the case now. */
  hasIt: z.boolean(),
  /** Whose turn it is, by the weights of the house. */
  isNext: z.boolean(),
  assignedToday: z.int(),
  dailyCap: z.int(),
  openCases: z.int(),
  /** Of the last 90 days. */
  promises: z.object({ kept: z.int(), of: z.int() }),
  lastAssignedAt: z.iso.datetime().nullable(),
  licenceClasses: z.array(z.string()),
  licenceExpiresOn: z.iso.date(),
  /** When the register said last that this licence is in force; null when nobody has looked. */
  licenceCheckedAt: z.iso.datetime().nullable(),
  types: z.array(z.enum(CASE_TYPES)),
  /** None: all of Alberta. */
  cities: z.array(z.string()),
  languages: z.array(z.string()),
  away: awayOutput,
});
export type BrokerChoice = z.output<typeof brokerChoice>;

/** Those who can take the case first, and what it asks of a broker. */
export const brokerChoices = z.object({
  wanted: z.object({
    type: z.enum(CASE_TYPES),
    licenceClass: z.string(),
    city: z.string().nullable(),
    /** What the client would like to speak. */
    language: z.string().nullable(),
    /** By when contact is promised; null once it was made. */
    promiseAt: z.iso.datetime().nullable(),
  }),
  items: z.array(brokerChoice),
});
export type BrokerChoices = z.output<typeof brokerChoices>;
export type Wanted = BrokerChoices['wanted'];

/** Whoever takes a case from somebody says why. */
export const assignInput = z.strictObject({
  version,
  brokerId: z.uuid({ error: 'Please choose a broker' }),
  reason: typed(500).optional(),
});
export type AssignInput = z.output<typeof assignInput>;
