/** The mailboxes of most people in Alberta. Short names are left out: too many real ones are one letter away. */
const COMMON = [
  ...['gmail.com', 'hotmail.com', 'outlook.com', 'yahoo.com', 'yahoo.ca', 'icloud.com'],
  ...['hotmail.ca', 'telus.net', 'shaw.ca', 'telusplanet.net', 'protonmail.com'],
];
/** Real ones that are one letter away from a common one. */
const ALSO_REAL = ['ymail.com', 'gmx.com', 'email.com', 'mail.com'];

/** The address that was meant where its domain is one slip away from a common one: gmail.com for gmial.com. */
export function suggestEmail(typed: string): string | null {
  const email = typed.trim();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || COMMON.includes(domain) || ALSO_REAL.includes(domain)) return null;
  const meant = COMMON.find((one) => isOneSlip(domain, one));
  return meant ? `${email.slice(0, at)}@${meant}` : null;
}

/** One letter too many, too few, wrong, or two that stand the wrong way round. */
function isOneSlip(typed: string, meant: string): boolean {
  const first = [...meant].findIndex((letter, place) => letter !== typed[place]);
  const place = first < 0 ? meant.length : first;
  const rest = typed.slice(place);
  const wanted = meant.slice(place);
  const [one = '', two = ''] = rest;
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest.length > 1 && two + one + rest.slice(2) === wanted)
  );
}
