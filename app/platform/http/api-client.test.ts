import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, api, queryOrNull, userMessage } from './api-client.ts';
import { forgetEarlyAnswers } from './early-answers.ts';

function answerWith(response: Response) {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

async function failureOf(response: Response): Promise<ApiError> {
  answerWith(response);
  const error = await api.get('/api/thing').catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError');
  return error;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('sends JSON with the cookie and the headers it is given', async () => {
  const fetch = answerWith(Response.json({ reference: 'AB-12345678' }, { status: 201 }));

  const answer = await api.post('/api/quotes', { type: 'auto' }, { headers: { 'idempotency-key': 'k1' } });

  expect(answer).toEqual({ reference: 'AB-12345678' });
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/api/quotes');
  expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: '{"type":"auto"}' });
  expect(init?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'k1' });
});

test('sends form data as it is, and leaves its content type to the browser', async () => {
  const fetch = answerWith(new Response(null, { status: 204 }));
  const form = new FormData();
  form.set('category', 'policy');

  expect(await api.post('/api/documents', form)).toBeUndefined();

  const init = fetch.mock.calls[0]?.[1];
  expect(init?.body).toBe(form);
  expect(init?.headers).not.toHaveProperty('content-type');
});

test('refuses a successful answer that is not JSON, such as the page of a hotel network', async () => {
  answerWith(new Response('<h1>Welcome to our guest network</h1>'));
  await expect(api.get('/api/thing')).rejects.toThrow(SyntaxError);
});

test("says the body's message, and keeps the rest of the body", async () => {
  const body = {
    message: 'Full name is required',
    errors: { fullName: 'Full name is required' },
    code: 'invalid',
  };
  const error = await failureOf(Response.json({ ...body, requestId: 'r1' }, { status: 422 }));

  expect(error.message).toBe('422: Full name is required');
  expect(error.status).toBe(422);
  expect(error.body).toEqual({ ...body, requestId: 'r1' });
});

test('says the whole body as JSON when it has no message', async () => {
  const error = await failureOf(Response.json({ reason: 'closed' }, { status: 409 }));
  expect(error.message).toBe('409: {"reason":"closed"}');
});

test('says the text when the body is not JSON, and the status text when there is no body', async () => {
  const withText = await failureOf(new Response('Bad gateway, sorry', { status: 502 }));
  expect(withText.message).toBe('502: Bad gateway, sorry');

  const withNothing = await failureOf(new Response(null, { status: 503, statusText: 'Service Unavailable' }));
  expect(withNothing.message).toBe('503: Service Unavailable');
});

test('a query that is not logged in answers null, other refusals stay errors', async () => {
  answerWith(Response.json({ message: 'Please log in' }, { status: 401 }));
  expect(await queryOrNull(api.get('/api/user'))).toBeNull();

  answerWith(Response.json({ message: 'Not found' }, { status: 404 }));
  await expect(queryOrNull(api.get('/api/user'))).rejects.toThrow('404: Not found');
});

test('shows people the words of the server without the status, or the given sentence', async () => {
  const error = await failureOf(Response.json({ message: 'Not found' }, { status: 404 }));
  expect(userMessage(error, 'Please try again')).toBe('Not found');
  expect(userMessage(new TypeError('fetch failed'), 'Please try again')).toBe('Please try again');
});

test('takes what the document has asked for once, refusals too, and asks itself for what broke off', async () => {
  const fetch = answerWith(Response.json('asked now'));
  globalThis.earlyAnswers = new Map<string, Promise<Response | undefined>>([
    ['/api/good', Promise.resolve(Response.json('asked early'))],
    ['/api/refused', Promise.resolve(Response.json({}, { status: 401 }))],
    ['/api/lost', Promise.resolve(undefined)],
    ['/api/forgotten', Promise.resolve(Response.json('somebody else’s'))],
  ]);
  expect(await api.get('/api/good')).toBe('asked early');
  await expect(api.get('/api/refused')).rejects.toMatchObject({ status: 401 });
  expect(fetch).not.toHaveBeenCalled();
  expect(await api.get('/api/lost')).toBe('asked now');
  forgetEarlyAnswers();
  answerWith(Response.json('asked now'));
  expect(await api.get('/api/forgotten')).toBe('asked now');
});
