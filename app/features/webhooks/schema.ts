import { z } from 'zod';
import { cleanLine } from '#app/platform/text/clean-text.ts';
import { WEBHOOK_EVENT_NAMES } from './events.ts';

const instant = z.iso.datetime();
const URL_CHARACTERS = 500;

/** Why a webhook is off: an administrator did it, it failed for days, or its address answered 410 (gone). */
export const OFF_REASONS = ['admin', 'failing', 'gone'] as const;
export type OffReason = (typeof OFF_REASONS)[number];

/** `dropped`: its webhook was off when its turn came. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed', 'dropped'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

const ADDRESS = { error: 'Please enter a whole address, such as https://example.com/hook' };

const target = z
  .string(ADDRESS)
  .trim()
  .max(URL_CHARACTERS, { error: `The address must not exceed ${URL_CHARACTERS} characters` })
  .refine((typed) => ['https:', 'http:'].includes(URL.parse(typed)?.protocol ?? ''), ADDRESS)
  .refine(
    (typed) => {
      const url = URL.parse(typed);
      return !url?.username && !url?.password && !url?.hash;
    },
    { error: 'Please leave out name, password and # in the address' },
  );

export const webhookInput = z.strictObject({
  url: target,
  description: z
    .string({ error: 'Please give it a name' })
    .overwrite(cleanLine)
    .min(1, { error: 'Please give it a name' })
    .max(80, { error: 'This must not exceed 80 characters' }),
  events: z
    .array(z.enum(WEBHOOK_EVENT_NAMES))
    .min(1, { error: 'Choose at least one event' })
    .max(WEBHOOK_EVENT_NAMES.length)
    .transform((chosen) => WEBHOOK_EVENT_NAMES.filter((name) => chosen.includes(name))),
});
export type WebhookInput = z.output<typeof webhookInput>;

export const NOT_HTTPS = 'The address must start with https://';
/** As a form checks it where nothing is sent without https, so that all that is wrong is said together. */
export const httpsWebhook = webhookInput.extend({
  url: target.refine((typed) => URL.parse(typed)?.protocol !== 'http:', { error: NOT_HTTPS }),
});

/** The version that the administrator saw. */
export const seenVersion = z.strictObject({ version: z.int({ error: 'Version is required' }).min(1) });
export const webhookChange = webhookInput.extend(seenVersion.shape);
export const webhookSwitch = seenVersion.extend({ isOn: z.boolean() });

export const webhookOutput = z.object({
  id: z.uuid(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENT_NAMES)),
  version: z.int(),
  isOn: z.boolean(),
  offReason: z.enum(OFF_REASONS).nullable(),
  /** Since when nothing has been delivered any more that was tried. */
  failingSince: instant.nullable(),
  /** Until when what is sent is signed with the secret before, too. */
  oldSecretUntil: instant.nullable(),
  createdAt: instant,
  by: z.string(),
  last: z.object({ state: z.enum(DELIVERY_STATES), at: instant, tries: z.int() }).nullable(),
});
export type WebhookOutput = z.output<typeof webhookOutput>;

export const webhookList = z.object({
  items: z.array(webhookOutput),
  /** This site sends to any address, as one that is tried out does; otherwise by https alone. */
  takesAnyAddress: z.boolean(),
});
/** The secret is told once: when it is made. */
export const webhookWithSecret = z.object({ webhook: webhookOutput, secret: z.string() });
export type WebhookWithSecret = z.output<typeof webhookWithSecret>;

export const deliveryQuery = z.strictObject({
  cursor: z.preprocess(
    (value) => value || undefined,
    z.uuid({ error: 'This page does not exist' }).optional(),
  ),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});
export type DeliveryQuery = z.output<typeof deliveryQuery>;

/** One try: the status of the answer with its beginning, or why there was none. */
export const tryOutput = z.object({
  at: instant,
  ms: z.int(),
  status: z.int().nullable(),
  answer: z.string(),
  error: z.string().nullable(),
});
export type Try = z.output<typeof tryOutput>;

export const deliveryOutput = z.object({
  id: z.uuid(),
  webhookId: z.uuid(),
  /** The same for every delivery of one event: the header `webhook-id`. */
  eventId: z.string(),
  type: z.string(),
  state: z.enum(DELIVERY_STATES),
  isReplay: z.boolean(),
  createdAt: instant,
  /** When the next try is due, while it waits for one. */
  nextTryAt: instant.nullable(),
  tries: z.array(tryOutput),
  /** What was or will be sent, to the byte. */
  body: z.string(),
});
export type DeliveryOutput = z.output<typeof deliveryOutput>;

export const deliveryList = z.object({
  items: z.array(deliveryOutput),
  nextCursor: z.string().nullable(),
});
export const queuedDelivery = z.object({ id: z.uuid() });
export const idParams = z.strictObject({ id: z.uuid() });
