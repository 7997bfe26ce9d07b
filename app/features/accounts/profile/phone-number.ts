/** A phone number as +14035550142 (E.164), taking ten digits for a North American one; null when it is none. */
export function toE164(phone: string): string | null {
  const digits = phone.replaceAll(/\D/g, '');
  if (phone.trim().startsWith('+')) return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
  if (/^1?[2-9]\d{9}$/.test(digits)) return `+1${digits.slice(-10)}`;
  return null;
}
