import type { CaseRow } from './held-case.server.ts';

type Contact = Pick<CaseRow, 'contactEmail' | 'contactFullName' | 'emailConfirmedAt'>;

/**
 * Where somebody without an account reads what concerns their case. They are greeted by their name once they have opened
 * the link that went there: until then it may be anybody's words.
 */
export function personMailbox({ contactEmail, contactFullName, emailConfirmedAt }: Contact) {
  return { email: contactEmail, ...(emailConfirmedAt && { name: contactFullName }) };
}
