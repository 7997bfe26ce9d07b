/** Where anybody looks a licence up: the public register of the Alberta Insurance Council, which licenses brokers. */
export const LICENCE_REGISTER = 'https://abcouncil.ab.ca';
