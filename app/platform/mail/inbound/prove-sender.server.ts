import { Resolver } from 'node:dns/promises';
import type { ReceivedMail } from './mail-door.server.ts';

/** Asks the DNS, as `dns.resolve` does. */
export type AskDns = (name: string, type: string) => Promise<string[][] | string[]>;

/** `proven`: the domain of this address stands up for the mail. `unknown`: it could not be asked just now. */
export type Proof = { kind: 'proven'; address: string } | { kind: 'unproven' } | { kind: 'unknown' };

/** Asks these servers (`address` or `address:port`, separated by commas), or those of the system. */
export function openDns(servers?: string): AskDns {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  if (servers) resolver.setServers(servers.split(',').map((server) => server.trim()));
  return (name, type) => resolver.resolve(name, type) as Promise<string[][] | string[]>;
}

/**
 * Who has written a mail, as far as DKIM (RFC 6376) or SPF (RFC 7208) prove it for the domain of its one From address, by
 * the alignment of DMARC (RFC 7489). A signature that leaves a part of the mail open proves nothing.
 */
export async function proveSender(
  mail: ReceivedMail,
  { name, dns }: { name: string; dns: AskDns },
): Promise<Proof> {
  const { authenticate } = await import('mailauth');
  const { dkim, spf, dmarc } = await authenticate(mail.raw, {
    ...{ ip: mail.ip, helo: mail.helo, sender: mail.from, mta: name, resolver: dns },
    ...{ disableArc: true, disableBimi: true, rejectRsaSha1: true },
  });
  const [address, ...more] = dkim.headerFrom;
  if (!address || more.length > 0 || dkim.fromFields !== 1) return { kind: 'unproven' };
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const whole = dkim.results.filter(({ status }) => status.result === 'pass' && !status.underSized);
  const isSigned = whole.some(({ status }) => Boolean(status.aligned));
  const alignedBySpf = dmarc !== false && Boolean(dmarc.alignment?.spf?.result);
  const isSentFromThere =
    spf !== false && spf.status.result === 'pass' && (spf.domain.toLowerCase() === domain || alignedBySpf);
  if (isSigned || isSentFromThere) return { kind: 'proven', address };
  const results = [spf, dmarc, ...dkim.results].map((check) => check !== false && check.status.result);
  const isOpen = results.includes('temperror');
  return { kind: isOpen ? 'unknown' : 'unproven' };
}
