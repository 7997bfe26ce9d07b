import { expect, test } from 'vitest';
import { usernameField } from '#app/features/accounts/schema.ts';
import { usernameFrom } from './username-from.ts';

test.each(['jordan.makokis@example.ca', '"o\'neil"+auto@example.ca', '@', `${'x'.repeat(60)}@example.ca`])(
  'a username made from %s is one that may be had',
  (email) => {
    expect(usernameField.safeParse(usernameFrom(email, 'AB-BSPZW5MS')).success).toBe(true);
  },
);
