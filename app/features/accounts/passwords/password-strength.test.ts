import { expect, test } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.server.ts';
import { requireUncommon } from './password-strength.server.ts';

const owner = { username: 'Kim_Bird', email: 'kim.bird@example.com' };

test('the list holds more than five hundred different words in lower case', () => {
  expect(new Set(COMMON_PASSWORDS).size).toBeGreaterThan(500);
  expect(COMMON_PASSWORDS.filter((word) => word !== word.toLowerCase())).toEqual([]);
});

test.each([
  ...['Password1', 'P4$$w0rd', '2026Oilers!', 'Iloveyou123', 'AlbertaAlberta', 'Ab1Ab1Ab1', 'Kim_Bird'],
  ...['KIM_BIRD2026', 'kim.bird', 'Kim.Bird@example.com', '12345678', 'Admin2026!!'],
])('%s is among the first guesses', (password) => {
  expect(() => requireUncommon(password, owner)).toThrow('Please choose a less common password');
});

test.each(['DemoPass1', 'Gravel7Road', 'correct horse battery', 'Oilers and 4 geese', 'Kim likes 3 birds'])(
  '%s is not',
  (password) => {
    expect(() => requireUncommon(password, owner)).not.toThrow();
  },
);
