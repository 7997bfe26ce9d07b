import { expect, test } from 'vitest';
import { AppError } from '#app/platform/errors.ts';
import { hashInTurn, verifyInTurn } from './password-hash.server.ts';

test('everybody in the line gets their own answer', async () => {
  const [first, second] = await Promise.all([hashInTurn('Gravel7Road'), hashInTurn('Meadow7Path')]);
  const answers = await Promise.all([
    verifyInTurn({ hash: first ?? '', password: 'Gravel7Road' }),
    verifyInTurn({ hash: second ?? '', password: 'Gravel7Road' }),
    verifyInTurn({ hash: second ?? '', password: 'Meadow7Path' }),
  ]);
  expect(answers).toEqual([true, false, true]);
});

test('a hash that cannot be read does not stop the line', async () => {
  const broken = Array.from({ length: 5 }, () =>
    verifyInTurn({ hash: 'none', password: 'x' }).catch(() => 'failed'),
  );
  expect(await Promise.all(broken)).toEqual(Array(5).fill('failed'));
  expect(await hashInTurn('Gravel7Road')).toMatch(/^[\da-f]+:[\da-f]+$/);
});

test('a line that is too long turns people away instead of growing', async () => {
  const crowd = Array.from({ length: 260 }, () =>
    verifyInTurn({ hash: 'none', password: 'x' }).catch((error) => error),
  );
  const answers = await Promise.all(crowd);
  const away = answers.filter((answer) => answer instanceof AppError && answer.code === 'unavailable');
  expect(away.length).toBeGreaterThan(40);
  expect(away.length).toBeLessThanOrEqual(60);
});
