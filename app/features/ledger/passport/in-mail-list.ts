import type { PassportEntry } from '../schema.ts';

/** A line of our list of emails stood on somebody's screen: nothing of the request itself was opened. */
export const isInMailList = ({ purpose }: Pick<PassportEntry, 'purpose'>): boolean => purpose === 'mail_list';
