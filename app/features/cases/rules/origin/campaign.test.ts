import { expect, test } from 'vitest';
import { campaignOf } from './campaign.ts';

test.each([
  [null, null],
  [{}, null],
  [{ last: { landing: '/', source: ' ', campaign: '' } }, null],
  [{ last: { source: 'Google', campaign: ' Fall  Auto ' } }, 'google / fall auto'],
  [{ first: { source: 'mailer' } }, 'mailer'],
  [{ first: { source: 'mailer' }, last: { campaign: 'winter' } }, 'winter'],
  [{ last: 'google' }, null],
  [{ last: { campaign: 'x'.repeat(300) } }, 'x'.repeat(120)],
])('%o is counted as %o', (attribution, campaign) => {
  expect(campaignOf(attribution)).toBe(campaign);
});
