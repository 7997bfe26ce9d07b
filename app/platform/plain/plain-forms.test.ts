import { expect, test, vi } from 'vitest';
import { AppError, notFound } from '#app/platform/errors.ts';
import { newApi } from '#app/platform/http/api-env.server.ts';
import type { Logger } from '#app/platform/process/log.server.ts';
import { plainFailure } from './plain-forms.server.ts';

const OTHERWISE = 'Failed. Please try again later.';

async function answerTo(error: unknown) {
  const log = { error: vi.fn() };
  const api = newApi().get('/:token', (c) => {
    c.set('log', log as unknown as Logger);
    const { text, status } = plainFailure(c, error, OTHERWISE);
    return c.text(text, status);
  });
  const answer = await api.request('/a-key');
  const retryAfter = answer.headers.get('retry-after');
  return { status: answer.status, text: await answer.text(), retryAfter, logged: log.error.mock.calls };
}

test('a refusal is told in its own words, with the time to wait where there is one', async () => {
  expect(await answerTo(new AppError('conflict', 'Already there'))).toMatchObject({
    status: 409,
    text: 'Already there',
    retryAfter: null,
  });
  const busy = new AppError('too_many_requests', 'Please wait', { retryAfterSeconds: 60 });
  expect(await answerTo(busy)).toMatchObject({ status: 429, text: 'Please wait', retryAfter: '60' });
  expect((await answerTo(notFound())).status).toBe(503);
});

test('an outage of the database asks to come back, and is not logged as a fault', async () => {
  const outage = Object.assign(new Error('connect ECONNREFUSED'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  });
  expect(await answerTo(outage)).toEqual({ status: 503, text: OTHERWISE, retryAfter: '2', logged: [] });
});

test('a full disk asks to come back as well', async () => {
  const full = new Error('Failed query', { cause: Object.assign(new Error('disk full'), { code: '53100' }) });
  expect(await answerTo(full)).toMatchObject({ status: 503, text: OTHERWISE });
});

test('what nobody expected is logged by its route, and told without details', async () => {
  const answer = await answerTo(new Error('secret detail'));
  expect(answer).toMatchObject({ status: 500, text: OTHERWISE, retryAfter: null });
  expect(answer.logged[0]?.[0]).toMatchObject({ method: 'GET', route: '/:token' });
});
