import { expect, test } from 'vitest';
import { contactAlone, emailIn, phoneIn } from './contact-in.ts';

test.each([
  ['gwen.halloran@example.com', { email: 'gwen.halloran@example.com' }],
  ['my number is 403 555 0171, thanks', { phone: '(403) 555-0171' }],
  ['fine its john.peters@example.ca', { email: 'john.peters@example.ca' }],
  ['t3a1b5', { postalCode: 'T3A 1B5' }],
  ['T3A 1B5 / (403) 555–0171', { phone: '(403) 555-0171', postalCode: 'T3A 1B5' }],
  ['my house is on fire 403 555 0171', null],
  ['who gets 403 555 0171?', null],
  ['my phone number', null],
])('whether "%s" is contact data and nothing else: %o', (text, found) => {
  expect(contactAlone(text)).toEqual(found);
});

test.each([
  ['ada@example.com', 'ada@example.com'],
  ['it is ada.t+x@mail.example.co, thanks', 'ada.t+x@mail.example.co'],
  ['ada@example', null],
  ['@example.com', null],
  ['<ada@example.com>', 'ada@example.com'],
  ['renée.b@example.com', null],
  ['ada!smith@example.com', null],
  ['ada@home@example.com', null],
])('the address in "%s" is %s', (text, email) => {
  expect(emailIn(text)).toBe(email);
});

test.each([
  '4035550142',
  '403-555-0142',
  '403.555.0142',
  '(403) 555-0142',
  '+1 403 555 0142',
  '1-403-555-0142',
  'call me at 403 555 0142 please',
  '403 - 555 - 0142',
  '(403) 555–0142',
  '403\u2011555\u20110142',
  '403/555/0142',
  '+1 (403) - 555 - 0142',
])('%s is a phone number', (text) => {
  expect(phoneIn(text)).toBe('(403) 555-0142');
});

test.each(['555-0142', '40355501423', '+44 20 7946 0018', 'none'])('%s is no phone number', (text) => {
  expect(phoneIn(text)).toBeNull();
});
