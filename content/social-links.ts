import { brand } from './brand.ts';

/** The networks that we know by name, and where their pages are. */
const NETWORKS = {
  facebook: { name: 'Facebook', host: 'www.facebook.com' },
  instagram: { name: 'Instagram', host: 'www.instagram.com' },
  linkedin: { name: 'LinkedIn', host: 'www.linkedin.com' },
  x: { name: 'X', host: 'x.com' },
  youtube: { name: 'YouTube', host: 'www.youtube.com' },
} as const;

export type SocialAccount = { network: keyof typeof NETWORKS; address: string };
export type SocialLink = { name: string; label: string; url: string };

/**
 * The links to our accounts. Refuses, and with it the build, an address that is not a page of its network over https,
 * and a network that is named twice.
 */
export function listSocialLinks(accounts: readonly SocialAccount[]): SocialLink[] {
  const twice = accounts.find(
    ({ network }, place) => place !== accounts.findIndex((one) => one.network === network),
  );
  if (twice) throw new Error(`brand.social names ${twice.network} twice`);
  return accounts.map(({ network, address }) => {
    const { name, host } = NETWORKS[network];
    const url = URL.parse(address);
    if (url?.protocol !== 'https:' || url.host !== host || url.username || url.pathname === '/') {
      throw new Error(`brand.social: ${address} is no page at https://${host}/`);
    }
    return { name, label: `${brand.name} on ${name}`, url: url.href };
  });
}

export const socialLinks = listSocialLinks(brand.social);
