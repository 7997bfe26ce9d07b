import { z } from 'zod';
import { CATEGORIES } from '#app/features/notifications/categories.ts';
import { PUSH_STATES } from '#app/features/notifications/push/schema.ts';
import { MAIL_STATES } from '#app/platform/mail/states.ts';

const instant = z.iso.datetime();

export const deliveriesParams = z.object({ id: z.uuid() });

/** What is said of mail that the outbox does not hold: not for mail, not wanted, put off until morning, or its copy is deleted. */
const UNMAILED = ['none', 'skipped', 'daily', 'forgotten'] as const;

/** What somebody was told lately, the newest first, and how it reached them; never what it says. */
export const deliveries = z.object({
  items: z.array(
    z.object({
      id: z.uuid(),
      kind: z.enum(CATEGORIES),
      /** The case that it is about, as people call it. */
      reference: z.string().nullable(),
      createdAt: instant,
      /** At the bell. */
      readAt: instant.nullable(),
      settledAt: instant.nullable(),
      mail: z.enum([...MAIL_STATES, ...UNMAILED]),
      /** One for each browser. */
      pushes: z.array(z.object({ state: z.enum(PUSH_STATES), tries: z.int(), at: instant })),
    }),
  ),
});
export type Deliveries = z.output<typeof deliveries>;
export type Delivery = Deliveries['items'][number];
