/**
 * Where anybody looks a licence up: the public register of the Alberta Insurance Council, which licenses brokers. The
 * Council says that names are searched on its web site, but no lasting address of that search could be confirmed, so this
 * is its front page (content/REVIEW.md).
 */
export const LICENCE_REGISTER = 'https://abcouncil.ab.ca';

/** After so many days a look at the register says nothing any more: licences are renewed every year. */
export const CHECK_HOLDS_DAYS = 365;
