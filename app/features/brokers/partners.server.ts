import { QueryBuilder } from 'drizzle-orm/pg-core';
import { brokerProfiles } from './tables.server.ts';

/** What other features may join of a broker partner: the licence people read, and what matching looks at. */
export const partners = new QueryBuilder()
  .select({
    userId: brokerProfiles.userId,
    brokerage: brokerProfiles.brokerage,
    licenceNumber: brokerProfiles.licenceNumber,
    licenceClasses: brokerProfiles.licenceClasses,
    licenceExpiresOn: brokerProfiles.licenceExpiresOn,
    types: brokerProfiles.types,
    cities: brokerProfiles.cities,
    dailyCap: brokerProfiles.dailyCap,
    awayFrom: brokerProfiles.awayFrom,
    awayTo: brokerProfiles.awayTo,
    weeklyHours: brokerProfiles.weeklyHours,
    callHours: brokerProfiles.callHours,
  })
  .from(brokerProfiles)
  .as('partners');
