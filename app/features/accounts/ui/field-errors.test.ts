import { expect, test, vi } from 'vitest';
import { ApiError } from '#app/platform/http/api-client.ts';
import { showFieldErrors } from './field-errors.ts';

const formOf = (values: Record<string, string>) => ({ getValues: () => values, setError: vi.fn() }) as never;
const refusal = (errors: Record<string, string>) => new ApiError(422, 'No', { message: 'No', errors });

test('what the server finds stands beside the fields, and the first takes focus', () => {
  const setError = vi.fn();
  const form = { getValues: () => ({ email: '', phone: '' }), setError } as never;
  expect(showFieldErrors(form, refusal({ email: 'Taken', phone: 'Odd' }))).toBe(true);
  expect(setError.mock.calls).toEqual([
    ['email', { message: 'Taken' }, { shouldFocus: true }],
    ['phone', { message: 'Odd' }, { shouldFocus: false }],
  ]);
});

test('a finding about something that the form does not ask for is left to the message', () => {
  expect(showFieldErrors(formOf({ email: '' }), refusal({ token: 'Gone' }))).toBe(false);
});

test('a failure without findings is left to the message', () => {
  expect(showFieldErrors(formOf({ email: '' }), refusal({}))).toBe(false);
  expect(showFieldErrors(formOf({ email: '' }), new TypeError('Failed to fetch'))).toBe(false);
});
