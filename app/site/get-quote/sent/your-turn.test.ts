import { expect, test } from 'vitest';
import { howItGoesOn } from './your-turn.tsx';

test('where no emails go out nobody is told to wait until their address is confirmed', () => {
  const after = { isOwner: false, since: null, sendsMail: true };
  expect(howItGoesOn(after)).toMatch(/^Once your email address is confirmed, your tracking page shows/);
  expect(howItGoesOn({ ...after, sendsMail: false })).toBe(
    'Your broker gets in touch with you. Your tracking page shows who has your request, and you can withdraw it there.',
  );
  expect(howItGoesOn({ ...after, since: 'confirmed', sendsMail: false })).toMatch(
    /^Your tracking page shows who/,
  );
  expect(howItGoesOn({ ...after, isOwner: true, sendsMail: false })).toMatch(/^Your account shows who/);
});
