import type { Brand } from './brand.ts';

/** Where the pages of the networks that we know are. */
const HOSTS: Readonly<Record<string, string>> = {
  facebook: 'www.facebook.com',
  instagram: 'www.instagram.com',
  linkedin: 'www.linkedin.com',
  x: 'x.com',
  youtube: 'www.youtube.com',
};

/** The network whose page an address is, or null. */
export function networkOf(address: string): string | null {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username || url.pathname === '/') return null;
  return Object.keys(HOSTS).find((network) => HOSTS[network] === url.host) ?? null;
}

/** What is wrong with accounts of ours, or null: each is a page of its network over https, and each network once. */
export function problemOf(accounts: Brand['social']): string | null {
  const strange = accounts.find(({ network, address }) => networkOf(address) !== network);
  if (strange)
    return `${strange.address} is no page on Facebook, Instagram, LinkedIn, X or YouTube (https://…)`;
  const networks = accounts.map(({ network }) => network);
  return new Set(networks).size < networks.length ? 'Please name one page of each network' : null;
}
