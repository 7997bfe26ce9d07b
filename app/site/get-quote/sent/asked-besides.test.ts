import { expect, test } from 'vitest';
import { certificateWords, newsletterWords } from './asked-besides.ts';

test('a certificate that is needed by the day after the first contact might not be possible, a later one is said plainly', () => {
  // November 30, 5 pm in Alberta.
  const promiseAt = '2026-11-30T23:00:00.000Z';
  expect(certificateWords({ promiseAt, certificateNeededBy: '2026-12-01' })).toBe(
    'You need a certificate of insurance by December 1, 2026. We ask for contact by the time above, so a certificate by that day might not be possible: it is issued once coverage is in place.',
  );
  expect(certificateWords({ promiseAt, certificateNeededBy: '2026-12-02' })).toBe(
    'You need a certificate of insurance by December 2, 2026. It is issued once coverage is in place.',
  );
  expect(certificateWords({ promiseAt, certificateNeededBy: '' })).toBe('');
});

test('who asked for the newsletter is told that it waits for their confirmation, and where no email can come', () => {
  const words = (sendsMail: boolean | null) => newsletterWords({ wantsNewsletter: true, sendsMail });
  expect(words(true)).toContain('once you confirm it in the email we send you');
  expect(words(null)).toBe(words(true));
  expect(words(false)).toContain('this site does not send emails at the moment');
  expect(newsletterWords({ wantsNewsletter: false, sendsMail: true })).toBe('');
});
