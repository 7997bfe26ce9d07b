import { expect, test } from 'vitest';
import { fillReply, unknownFields } from './fields.ts';

test('fields are filled in, and one with nothing to say stays to be seen', () => {
  const body = 'Hello {name}, about {reference}: by {promise}.';
  expect(fillReply(body, { name: 'Kim {reference}', reference: 'AB-1' })).toBe(
    'Hello Kim {reference}, about AB-1: by {promise}.',
  );
});

test('names in braces that are no fields are found', () => {
  expect(unknownFields('{name} {first name} {}')).toEqual(['first name', '']);
});
