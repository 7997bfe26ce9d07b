import type { PassportEntry } from '../schema.ts';

/** A line of our list of emails stood on somebody's screen: nothing of the request itself was opened. */
export const isInMailList = ({ purpose }: Pick<PassportEntry, 'purpose'>): boolean => purpose === 'mail_list';

/** What is read there of somebody; the fields of the line name the tables it stands in. */
export const IN_MAIL_LIST = 'your address, and what each email was about';
