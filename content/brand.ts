const SITE_NAME = 'Chinook Cover';
const EXAMPLE_ADDRESS = '100 Example Street SW, Calgary AB  T2P 0A0';

/**
 * Who we are, how to reach us and when. What stands here is where we begin: over it come the settings that an
 * administrator has changed. The server lays them over when they change (features/oversight/settings); a page that is drawn
 * somewhere else carries them as `ownSettings`.
 */
const BEGINNING = {
  /** The name of the site, and of what people meet there. */
  name: SITE_NAME,
  /** The registered name of the business behind it, and the name it trades under: the owner sets them. */
  legalName: '',
  tradeName: SITE_NAME,
  tagline: 'One request. One licensed broker at a time.',
  /**
   * Stands in canonical links, the sitemap and pictures for sharing until the setting `PUBLIC_URL` names the real
   * address; without a slash at the end.
   */
  url: 'https://chinookcover.example',
  email: 'hello@chinookcover.example',
  /** Anti-spam law wants a postal address in every request for consent and every newsletter: the owner sets it. */
  mailingAddress: EXAMPLE_ADDRESS,
  /** Counts the changes of names, email and mailing address: the wordings of consents name them (senders.ts). */
  sender: 0,
  /** Shown only once the owner has supplied a number. */
  phone: null as string | null,
  /** Our own pages on social networks (check-social-links.ts); none are shown while there are none. Examples, as all here. */
  social: [
    { network: 'facebook', address: 'https://www.facebook.com/chinookcover.example' },
    { network: 'instagram', address: 'https://www.instagram.com/chinookcover.example/' },
    { network: 'linkedin', address: 'https://www.linkedin.com/company/chinookcover-example/' },
  ] as readonly { network: string; address: string }[],
  serviceArea: 'All of Alberta',
  /** Whole hours of the Alberta clock, Monday to Friday; `hours` says them in words. */
  opensAt: 9,
  closesAt: 17,
  hours: 'Mon-Fri 9am-5pm',
  /** Days (ISO) besides the general holidays on which nobody works. */
  closedOn: [] as readonly string[],
  hoursZone: 'Alberta time',
  locale: 'en-CA',
  region: 'CA-AB',
  /** Stands in the top banner, the small-screen menu and the footer. */
  partnerNotice: 'All insurance services are provided by our licensed broker partners.',
  notABroker:
    'Chinook Cover is not an insurance broker, agent or insurer. We pass your request to one licensed broker at a time. Brokers provide all insurance services; we do not.',
};

export type Brand = typeof BEGINNING;

declare global {
  interface OwnSettings {
    brand?: Partial<Brand>;
  }
  var ownSettings: OwnSettings | undefined;
}

export const brand: Brand = { ...BEGINNING, ...globalThis.ownSettings?.brand };

/** Who is behind the site, as law wants it below mail and in terms: "Prairie Lead Ltd., operating as Chinook Cover". */
export function businessName({ tradeName, legalName }: Business = brand): string {
  return legalName === '' || legalName === tradeName ? tradeName : `${legalName}, operating as ${tradeName}`;
}

type Business = Pick<Brand, 'tradeName' | 'legalName'>;

/** What the owner has not said yet of who they are and where mail reaches them: anti-spam law wants both in every newsletter. */
export function missingIdentity(): ('legalName' | 'mailingAddress')[] {
  const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');
  const isExample = oneLine(brand.mailingAddress) === oneLine(EXAMPLE_ADDRESS);
  return [
    ...(brand.legalName === '' ? (['legalName'] as const) : []),
    ...(isExample ? (['mailingAddress'] as const) : []),
  ];
}

export const isIdentified = (): boolean => missingIdentity().length === 0;
