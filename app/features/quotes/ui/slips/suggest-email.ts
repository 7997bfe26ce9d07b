import { isOneSlip } from '#app/platform/text/one-slip.ts';

/** The mailboxes of most people in Alberta. Short names are left out: too many real ones are one letter away. */
const COMMON = [
  ...['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'yahoo.ca', 'icloud.com'],
  ...['hotmail.ca', 'telus.net', 'shaw.ca', 'telusplanet.net', 'protonmail.com'],
];
/** Real ones that are one letter away from a common one. */
const ALSO_REAL = ['ymail.com', 'gmx.com', 'email.com', 'mail.com'];

/** The address that was meant: with a dot for a comma and without spaces, and gmail.com for gmial.com. Null where it may be right. */
export function suggestEmail(typed: string): string | null {
  const email = typed.trim().replaceAll(',', '.').replaceAll(/\s/g, '');
  const inDomain = suggestDomain(email);
  if (inDomain) return inDomain;
  return email !== typed.trim() && /^[^@]+@[^@]+\.[^@.]{2,}$/.test(email) ? email : null;
}

/** What an address that cannot be taken lacks, and how one looks; empty where nothing of it can be said. */
export function emailHint(typed: string): string {
  const email = typed.trim();
  const signs = email.split('@').length - 1;
  if (email === '') return '';
  if (signs !== 1) {
    return signs === 0
      ? 'The @ is missing. An address looks like name@example.ca.'
      : 'There is more than one @. Please enter one address.';
  }
  const [name = '', domain = ''] = email.split('@');
  const parts = domain.split('.');
  const isWhole = name !== '' && parts.length > 1 && parts.every(Boolean) && (parts.at(-1) ?? '').length > 1;
  if (!isWhole) {
    return 'An address looks like name@example.ca. Is something missing before or after the @?';
  }
  const isPlain = /^[\w.+'-]+@[\w.-]+$/.test(email);
  return isPlain ? '' : 'Please check for accents, brackets or other characters that do not belong there.';
}

/** The address at the common domain that is one slip away from the one typed. */
function suggestDomain(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || COMMON.includes(domain) || ALSO_REAL.includes(domain)) return null;
  const meant = COMMON.find((one) => isOneSlip(domain, one));
  return meant ? `${email.slice(0, at)}@${meant}` : null;
}
