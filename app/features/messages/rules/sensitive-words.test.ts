import { expect, test } from 'vitest';
import { findSensitive } from './sensitive-words.ts';

test.each([
  ['My card is 4111 1111 1111 1111.', 'the number of a payment card'],
  ['5555-5555-5555-4444', 'the number of a payment card'],
  ['SIN 046 454 286 please', 'a Social Insurance Number'],
  ['046454286', 'a Social Insurance Number'],
  ['my alberta health card is 12345-6789', 'the number of a health card'],
  ['licence number 123456-789', 'the number of a driver’s licence'],
  ['I have diabetes and take insulin', 'something about somebody’s health'],
  ['She is pregnant', 'something about somebody’s health'],
  ['My father has a stent since 2022', 'something about somebody’s health'],
])('%s', (text, what) => expect(findSensitive(text)?.what).toBe(what));

test.each([
  'Call me at 403-555-0142 or 1 (403) 555-0142',
  'My policy is 123456789 and the VIN 2T3BFREV0JW700000',
  'I have a class 5 licence since 2016, and no health card yet',
  'The roof is from 2018, the furnace from 2020.',
  'AB-7K3M9Q2X, about $2,400 a year',
  'A stroked engine, and my sister is an oncologist',
])('%s is nothing to warn of', (text) => expect(findSensitive(text)).toBeNull());
