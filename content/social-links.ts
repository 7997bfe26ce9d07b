import { brand } from './brand.ts';

/** The networks that we know, by what they are called. */
const NAMES: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  x: 'X',
  youtube: 'YouTube',
};

export type SocialLink = { name: string; label: string; url: string };

/** The links to our accounts, in their order; `check-social-links.ts` says which accounts may stand in `brand`. */
export const socialLinks: readonly SocialLink[] = brand.social.map(({ network, address: url }) => {
  const name = NAMES[network] ?? network;
  return { name, label: `${brand.name} on ${name}`, url };
});
