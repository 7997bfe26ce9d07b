import { expect, test } from 'vitest';
import { fillReply, greetingName, unknownFields } from './fields.ts';

test('fields are filled in, and one with nothing to say stays to be seen', () => {
  const body = 'Hello {name}, about {reference}: by {promise}.';
  expect(fillReply(body, { name: 'Kim {reference}', reference: 'AB-1' })).toBe(
    'Hello Kim {reference}, about AB-1: by {promise}.',
  );
});

test('somebody is greeted by their first name, where one was given', () => {
  expect(
    ['Casey Morgan', 'Omar', ' Li  Wei ', 'J. Smith', 'Dr. Ann Roy', 'J Smith'].map(greetingName),
  ).toEqual([...['Casey', 'Omar', 'Li', 'J. Smith', 'Dr. Ann Roy', 'J Smith']]);
});

test('names in braces that are no fields are found', () => {
  expect(unknownFields('{name} {first name} {}')).toEqual(['first name', '']);
});
