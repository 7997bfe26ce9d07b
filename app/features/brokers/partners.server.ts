import { sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { brokerProfiles, licenceChecks } from './tables.server.ts';

/** When the register was looked at last, if it said then that this very licence is in force; else null. */
const licenceCheckedAt = sql<Date | null>`(select case when looked.result = 'in_force'
    and looked.licence_number = "broker_profiles"."licence_number" then looked.created_at end
  from ${licenceChecks} looked where looked.broker_id = "broker_profiles"."user_id"
  order by looked.id desc limit 1)`;

/** What other features may join of a broker partner: the licence people read, and what matching looks at. */
export const partners = new QueryBuilder()
  .select({
    userId: brokerProfiles.userId,
    brokerage: brokerProfiles.brokerage,
    licenceNumber: brokerProfiles.licenceNumber,
    licenceCheckedAt: licenceCheckedAt.mapWith(licenceChecks.createdAt).as('licence_checked_at'),
    licenceClasses: brokerProfiles.licenceClasses,
    licenceExpiresOn: brokerProfiles.licenceExpiresOn,
    types: brokerProfiles.types,
    languages: brokerProfiles.languages,
    cities: brokerProfiles.cities,
    dailyCap: brokerProfiles.dailyCap,
    away: brokerProfiles.away,
    weeklyHours: brokerProfiles.weeklyHours,
    callHours: brokerProfiles.callHours,
  })
  .from(brokerProfiles)
  .as('partners');
