import { expect, test } from 'vitest';
import { newSecret, signatureHeaders } from './signature.server.ts';

const MESSAGE = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
};
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

test('the published example of Standard Webhooks is signed as published', () => {
  expect(signatureHeaders(MESSAGE, [SECRET])).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('with two secrets there are two signatures, the new one first', () => {
  const other = newSecret();
  const both = signatureHeaders(MESSAGE, [other, SECRET])['webhook-signature']?.split(' ');
  expect(both?.[0]).toBe(signatureHeaders(MESSAGE, [other])['webhook-signature']);
  expect(both?.[1]).toBe(signatureHeaders(MESSAGE, [SECRET])['webhook-signature']);
});

test('a secret is 32 bytes, and no two are the same', () => {
  expect(Buffer.from(newSecret().slice('whsec_'.length), 'base64')).toHaveLength(32);
  expect(newSecret()).not.toBe(newSecret());
});
