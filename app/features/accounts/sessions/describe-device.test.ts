import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.ts';

const HEADLESS =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36';

test.each([
  [HEADLESS, 'Chrome on Linux'],
  [HEADLESS.replace('Headless', ''), 'Chrome on Linux'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Version/18.0 Safari/605.1.15', 'Safari on Mac'],
  ['curl/8.0', 'A browser on a device'],
])('a device is named as a person would name it', (userAgent, name) => {
  expect(describeDevice(userAgent)).toBe(name);
});
