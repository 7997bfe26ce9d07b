import { expect, test } from 'vitest';
import { ApiError } from '#app/platform/http/api-client.ts';
import { loginProblem } from './login-problem.ts';

test('the server’s own words come first', () => {
  const error = new ApiError(429, 'Too many', {
    message: 'Too many login attempts. Please try again in 9 minutes.',
  });
  expect(loginProblem(error)).toBe('Too many login attempts. Please try again in 9 minutes.');
});

test('a refusal without words has the words of the specification', () => {
  expect(loginProblem(new ApiError(401, '', {}))).toBe('Invalid username or password. Please try again.');
  expect(loginProblem(new ApiError(502, 'Bad Gateway', {}))).toBe('Login failed with status: 502');
});

test('a failure that is no answer at all is unexpected', () => {
  expect(loginProblem(new TypeError('Failed to fetch'))).toBe('Login failed unexpectedly');
});
