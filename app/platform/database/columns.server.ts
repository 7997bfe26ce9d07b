import { timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';

/** The primary key of every table. */
export const id = () => uuid('id').primaryKey().$defaultFn(newId);

/** An instant, stored with its zone and read as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () => instant('created_at').notNull().$defaultFn(now);

export const updatedAt = () => instant('updated_at').notNull().$defaultFn(now).$onUpdate(now);
