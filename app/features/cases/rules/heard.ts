/**
 * How it came that a person need not be tried to be reached any more: they wrote, sent a file or did something else, their
 * broker reached them or sent quotes, or the broker has the case no more.
 */
export const HEARD = ['wrote', 'sent', 'acted', 'reached', 'quoted', 'ended'] as const;
export type Heard = (typeof HEARD)[number];
