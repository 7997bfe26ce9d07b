import { lookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

/** Nets that are nobody’s on the public internet (IANA special-purpose registries). */
const NETS4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
/** Of version 6 only 2000::/3 is public; of it, these are not: they hold other addresses, or are for examples. */
const NETS6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const blocked = new BlockList();
for (const net of NETS4) add(net, 'ipv4');
for (const net of NETS6) add(net, 'ipv6');
const publicNet = new BlockList();
publicNet.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the public internet: not of this machine, of a private net, or a special one. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !blocked.check(address, 'ipv4');
  return publicNet.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}

/** How connections look a name up: it fails where any address behind the name is not public. `find` is the way to ask. */
export function lookupPublic(find: typeof lookup): LookupFunction {
  return (hostname, options, callback) => {
    find(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, []);
      const inside = found.find(({ address }) => !isPublicAddress(address));
      if (inside || found.length === 0) {
        return callback(
          Object.assign(new Error('This name leads to no public address.'), { code: 'ENOTPUBLIC' }),
          [],
        );
      }
      const [first] = found;
      if (options.all || !first) return callback(null, found);
      callback(null, first.address, first.family);
    });
  };
}

/** The same by the machine’s own resolver. */
export const publicLookup = lookupPublic(lookup);

function add(net: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', bits] = net.split('/');
  blocked.addSubnet(address, Number(bits), family);
}
