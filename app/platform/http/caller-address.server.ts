import { isIP, SocketAddress } from 'node:net';

/** An address by its parts: four decimal numbers, or eight hexadecimal groups without leading zeros. */
export type Address = { version: 4 | 6; parts: string[] };

/**
 * The caller's address: the socket's, or what the nearest `proxies` trusted proxies say of it, without the port that
 * some of them add. Where they say no address ("unknown"), the socket's: all such callers then count as one.
 */
export function callerAddress(
  forwardedFor: string | undefined,
  socketAddress: string,
  proxies: number,
): string {
  if (proxies === 0 || !forwardedFor) return socketAddress;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return withoutPort(hops.at(-proxies) ?? hops[0] ?? '') ?? socketAddress;
}

/**
 * Whom an address counts as: itself with IPv4, its /64 with IPv6, because that is what one household or server is given
 * and may use all of. The many ways of writing one address give the same text; what is no address stays as it is.
 */
export function networkOf(text: string): string {
  const address = readAddress(text);
  if (!address) return text;
  return address.version === 4 ? address.parts.join('.') : `${address.parts.slice(0, 4).join(':')}::/64`;
}

/** Reads an address, however it is written; null when it is none. An IPv4 address in the form of IPv6 is IPv4. */
export function readAddress(text: string): Address | null {
  const version = isIP(text);
  if (version === 4) return { version, parts: text.split('.') };
  if (version === 0) return null;
  // The URL parser knows every way of writing an IPv6 address and gives back the one short form.
  const host = URL.parse(`http://[${text.replace(/%.*$/, '')}]`)?.hostname.slice(1, -1);
  if (!host) return null;
  const [left = '', right = ''] = host.split('::');
  const head = left.split(':').filter(Boolean);
  const tail = right.split(':').filter(Boolean);
  const parts = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  const isMapped = parts.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? { version: 4, parts: parts.slice(6).flatMap(twoBytes) } : { version: 6, parts };
}

function twoBytes(group: string): string[] {
  const value = Number.parseInt(group, 16);
  return [String(value >> 8), String(value & 255)];
}

/** `203.0.113.9:443` and `[2001:db8::1]:443` as proxies write them; null for what is no address. */
function withoutPort(hop: string): string | null {
  if (isIP(hop)) return hop;
  return SocketAddress.parse(hop)?.address ?? null;
}
