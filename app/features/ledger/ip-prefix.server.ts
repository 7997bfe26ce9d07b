import { readAddress } from '#app/platform/http/caller-address.server.ts';

/**
 * The network an address is in (/24 for IPv4, /48 for IPv6): enough as proof of consent, too little to
 * find a household. Null when the text is not an address.
 */
export function ipPrefix(text: string): string | null {
  const address = readAddress(text.trim());
  if (!address) return null;
  const [first, second, third] = address.parts;
  return address.version === 4 ? `${first}.${second}.${third}.0/24` : `${first}:${second}:${third}::/48`;
}
