import { expect, test } from 'vitest';
import { loginPathFrom, returnPathOf, safeReturnPath } from './return-path.ts';

test('a page of a portal is returned to, with its query', () => {
  expect(safeReturnPath('/broker/cases/1?tab=2', '/broker')).toBe('/broker/cases/1?tab=2');
  expect(safeReturnPath('/portal', '/broker')).toBe('/portal');
  expect(safeReturnPath(returnPathOf({ to: '/track/secret' }), '/portal')).toBe('/track/secret');
});

test.each([
  null,
  '',
  'broker',
  'https://elsewhere.example/broker',
  '//elsewhere.example/broker',
  '/\\elsewhere.example/broker',
  '/\t/elsewhere.example/broker',
  'javascript:alert(1)',
  '/brokerage',
  '/get-quote',
  '/portal/login',
  '/broker/../get-quote',
])('%j is not returned to', (wanted) => {
  expect(safeReturnPath(wanted, '/admin')).toBe('/admin');
});

test('the login page carries the way back through a query', () => {
  const path = loginPathFrom('/broker/login', '/broker?filter=closed&x=1');
  expect(new URL(path, 'http://here.example').searchParams.get('to')).toBe('/broker?filter=closed&x=1');
});

test.each(['/portal/register', '/portal/forgot-password', '/portal/reset-password', '/admin/login'])(
  'nobody is led back to %s, which is for people who are logged out',
  (path) => {
    expect(safeReturnPath(`${path}?x=1`, '/portal')).toBe('/portal');
  },
);
