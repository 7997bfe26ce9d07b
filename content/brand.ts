/** Who we are and how to reach us: the one place to change a name, an address or the hours. */
export const brand = {
  name: 'Chinook Cover',
  tagline: 'One request. One licensed broker at a time.',
  /**
   * Stands in canonical links, the sitemap and pictures for sharing until the setting `PUBLIC_URL` names the real
   * address; without a slash at the end.
   */
  url: 'https://chinookcover.example',
  email: 'hello@chinookcover.example',
  /** Anti-spam law wants a postal address in every request for consent and every newsletter: the owner sets it. */
  mailingAddress: '100 Example Street SW, Calgary AB  T2P 0A0',
  /** Shown only once the owner has supplied a number. */
  phone: null as string | null,
  /** Our own pages on social networks (social-links.ts); none are shown while there are none. Examples, as all here. */
  social: [
    { network: 'facebook', address: 'https://www.facebook.com/chinookcover.example' },
    { network: 'instagram', address: 'https://www.instagram.com/chinookcover.example/' },
    { network: 'linkedin', address: 'https://www.linkedin.com/company/chinookcover-example/' },
  ],
  serviceArea: 'All of Alberta',
  hours: 'Mon-Fri 9am-5pm',
  hoursZone: 'Alberta time',
  locale: 'en-CA',
  region: 'CA-AB',
  /** Stands in the top banner, the small-screen menu and the footer. */
  partnerNotice: 'All insurance services are provided by our licensed broker partners.',
  notABroker:
    'Chinook Cover is not an insurance broker, agent or insurer. We connect you with licensed broker partners, and they provide all insurance services.',
} as const;
