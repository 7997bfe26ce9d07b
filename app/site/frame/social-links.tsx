import { socialLinks } from '#content/social-links.ts';

/** Our accounts on social networks, as entries of a list; nothing where there are none. */
export function SocialLinks({ className }: { className: string }) {
  return socialLinks.map(({ name, label, url }) => (
    <li key={url}>
      <a href={url} rel="me noopener" aria-label={label} className={className}>
        {name}
      </a>
    </li>
  ));
}
