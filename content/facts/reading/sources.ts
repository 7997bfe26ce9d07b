import type { Source } from './fact.ts';

/** Bodies that pages point to where no single page of theirs says it all; the very pages are in `source-pages.ts`. */
export const SOURCES = {
  aic: { name: 'Alberta Insurance Council', url: 'https://abcouncil.ab.ca' },
  ibc: { name: 'Insurance Bureau of Canada', url: 'https://www.ibc.ca' },
  wcb: { name: "Workers' Compensation Board – Alberta", url: 'https://www.wcb.ab.ca' },
  aglc: { name: 'Alberta Gaming, Liquor and Cannabis (AGLC)', url: 'https://aglc.ca' },
  osfi: {
    name: 'Office of the Superintendent of Financial Institutions',
    url: 'https://www.osfi-bsif.gc.ca',
  },
  assuris: { name: 'Assuris', url: 'https://assuris.ca' },
  gio: { name: 'General Insurance OmbudService', url: 'https://giocanada.org' },
  oipc: { name: 'Information and Privacy Commissioner of Alberta', url: 'https://oipc.ab.ca' },
  ownTerms: { name: 'Chinook Cover, our own terms' },
} as const satisfies Record<string, Source>;
