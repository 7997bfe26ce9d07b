/**
 * The network an address is in (/24 for IPv4, /48 for IPv6): enough as proof of consent, too little to
 * find a household. Null when the text is not an address.
 */
export function ipPrefix(address: string): string | null {
  const plain = address
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');
  if (plain.includes(':')) return ipv6Prefix(plain);
  const parts = plain.split('.');
  const isIpv4 = parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256);
  return isIpv4 ? `${parts.slice(0, 3).map(Number).join('.')}.0/24` : null;
}

function ipv6Prefix(address: string): string | null {
  if (!/^[\da-f:.]+$/i.test(address)) return null;
  // The URL parser knows every way of writing an IPv6 address and gives back the one short form.
  const host = URL.parse(`http://[${address}]`)?.hostname.slice(1, -1);
  if (!host) return null;
  const [left = '', right = ''] = host.split('::');
  const head = left.split(':').filter(Boolean);
  const tail = right.split(':').filter(Boolean);
  const groups = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return `${groups.slice(0, 3).join(':')}::/48`;
}
