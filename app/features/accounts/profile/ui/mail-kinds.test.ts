import { expect, test } from 'vitest';
import { isOptional, MAIL_KINDS } from '#app/features/notifications/categories.ts';
import type { Kind } from '#app/features/notifications/kinds/kind.ts';
import { KINDS } from '#app/features/notifications/kinds/kinds.ts';
import { toldOf } from '#tests/fixtures/notices.ts';
import { mailKindsFor } from './mail-kinds.ts';

/** Every notice that somebody may switch off, by the portal in which it is read. */
const told = Object.entries(KINDS as Record<string, Kind<unknown>>).flatMap(([name, { category, bell }]) => {
  const portal = bell?.(toldOf(name)).path.split('/')[1];
  return isOptional(category) && portal ? [{ name, category, portal }] : [];
});

test.each([
  ['portal', 'client'],
  ['broker', 'broker'],
  ['admin', 'admin'],
] as const)('whatever is told in /%s can be chosen about in the profile of a %s', (portal, role) => {
  const choosable = mailKindsFor(role).map(({ kind }) => kind);
  expect(new Set(choosable).size).toBe(choosable.length);
  const hidden = told.filter((one) => one.portal === portal && !choosable.includes(one.category));
  expect(hidden).toEqual([]);
});

test('nothing can be chosen about that nobody is ever told', () => {
  expect(MAIL_KINDS.filter((kind) => !told.some(({ category }) => category === kind))).toEqual([]);
});
