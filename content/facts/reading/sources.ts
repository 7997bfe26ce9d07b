import type { Source } from './fact.ts';

/** The bodies and pages our facts were read from. Facts name one; pages may point to them. */
export const SOURCES = {
  alberta: { name: 'Government of Alberta', url: 'https://www.alberta.ca' },
  airb: { name: 'Automobile Insurance Rate Board (AIRB)', url: 'https://albertaairb.ca' },
  airbForDrivers: { name: 'AIRB for drivers', url: 'https://airbfordrivers.ca' },
  aic: { name: 'Alberta Insurance Council', url: 'https://abcouncil.ab.ca' },
  superintendent: { name: 'Alberta Superintendent of Insurance' },
  ibc: { name: 'Insurance Bureau of Canada', url: 'https://www.ibc.ca' },
  wcb: { name: "Workers' Compensation Board – Alberta", url: 'https://www.wcb.ab.ca' },
  aglc: { name: 'Alberta Gaming, Liquor and Cannabis (AGLC)', url: 'https://aglc.ca' },
  ircc: { name: 'Immigration, Refugees and Citizenship Canada', url: 'https://www.canada.ca' },
  osfi: {
    name: 'Office of the Superintendent of Financial Institutions',
    url: 'https://www.osfi-bsif.gc.ca',
  },
  assuris: { name: 'Assuris', url: 'https://assuris.ca' },
  gio: { name: 'General Insurance OmbudService', url: 'https://giocanada.org' },
  oipc: { name: 'Information and Privacy Commissioner of Alberta', url: 'https://oipc.ab.ca' },
  competition: { name: 'Competition Bureau Canada', url: 'https://competitionbureau.gc.ca' },
  statcan: { name: 'Statistics Canada', url: 'https://www.statcan.gc.ca' },
  ownTerms: { name: 'Chinook Cover, our own terms' },
} as const satisfies Record<string, Source>;
