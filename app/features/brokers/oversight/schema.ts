import { z } from 'zod';
import { awayInput, awayOutput } from '#app/features/brokers/availability/away-days.ts';
import { BROKER_LICENCE_CLASSES } from '#app/features/brokers/licence-classes.ts';
import { brokerFields, typesAreLicensed } from '#app/features/brokers/schema.ts';
import { cleanText } from '#app/platform/text/clean-text.ts';

const instant = z.iso.datetime();

/** What the register said of a licence. */
export const CHECK_RESULTS = ['in_force', 'restricted', 'not_in_force', 'not_found'] as const;
export type CheckResult = (typeof CHECK_RESULTS)[number];

export const licenceCheckInput = z.strictObject({
  result: z.enum(CHECK_RESULTS, { error: 'Please choose what the register says' }),
  note: z.string().overwrite(cleanText).max(500, { error: 'Note must not exceed 500 characters' }).optional(),
});
export type LicenceCheckInput = z.output<typeof licenceCheckInput>;

/** Who looked at the register, when, and what it said. Rows are only ever added. */
export const licenceCheck = z.object({
  id: z.uuid(),
  at: instant,
  by: z.string(),
  licenceNumber: z.string(),
  result: z.enum(CHECK_RESULTS),
  note: z.string().nullable(),
});
export type LicenceCheck = z.output<typeof licenceCheck>;

/** What an administrator may change of a broker; `updatedAt` is the profile that they read. */
export const brokerProfileInput = brokerFields
  .omit({ fullName: true, email: true, phone: true, licenceExpiresOn: true })
  .extend({
    updatedAt: instant,
    licenceExpiresOn: z.iso.date({ error: 'Please enter the day on which the licence ends' }),
    away: awayInput,
  })
  .superRefine(typesAreLicensed);
export type BrokerProfileInput = z.output<typeof brokerProfileInput>;

export const brokerProfile = z.object({
  brokerage: z.string(),
  licenceNumber: z.string(),
  licenceClasses: z.array(z.enum(BROKER_LICENCE_CLASSES)),
  licenceExpiresOn: z.iso.date(),
  types: z.array(z.string()),
  cities: z.array(z.string()),
  languages: z.array(z.string()),
  dailyCap: z.int(),
  /** Days away that are not over, in order. */
  away: awayOutput,
  bio: z.string().nullable(),
  updatedAt: instant,
});
export type BrokerProfile = z.output<typeof brokerProfile>;
