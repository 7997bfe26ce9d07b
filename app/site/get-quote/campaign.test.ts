import { expect, test } from 'vitest';
import { campaignOfVisit } from './campaign.ts';

test.each([
  ['/', undefined],
  ['/?utm_medium=cpc&gclid=123', undefined],
  ['/?utm_source=&utm_campaign=', undefined],
  [
    '/insurance/home?utm_source=google&utm_medium=cpc&utm_campaign=fall%20auto&gclid=1',
    { source: 'google', medium: 'cpc', campaign: 'fall auto', landing: '/insurance/home' },
  ],
  [`/?utm_source=${'x'.repeat(999)}`, { source: 'x'.repeat(300), landing: '/' }],
])('a visit that began at %s says %o', (address, last) => {
  expect(campaignOfVisit(`https://chinookcover.example${address}`)).toEqual(last && { last });
});
