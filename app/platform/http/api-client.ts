import { takeEarlyAnswer } from './early-answers.ts';

/**
 * The type of an answer, by the schema with which the server makes it. The server has proved it (`answer` in
 * `validate.server.ts`), so the browser names the schema as a type and loads none: `api.get<typeof caseList>(path)`.
 */
export type Answer<Schema extends AnswerSchema> = ReturnType<Schema['parse']>;
export type AnswerSchema = { parse: (value: unknown) => unknown };

type CallOptions = { headers?: Record<string, string>; signal?: AbortSignal };

export type ApiErrorBody = {
  message?: string;
  errors?: Record<string, string>;
  code?: string;
  requestId?: string;
};

/** A refusal by the server. `message` is `{status}: {message}`; `body` holds what the server said. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ApiErrorBody;

  constructor(status: number, text: string, body: ApiErrorBody) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function errorBody(value: unknown): ApiErrorBody {
  if (!isRecord(value)) return {};
  const body: ApiErrorBody = {};
  for (const key of ['message', 'code', 'requestId'] as const) {
    const text = value[key];
    if (typeof text === 'string') body[key] = text;
  }
  if (isRecord(value.errors)) {
    const messages = Object.entries(value.errors).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    body.errors = Object.fromEntries(messages);
  }
  return body;
}

/** What an answer with an error status and this text means. */
export function refusalOf(status: number, text: string, otherwise: string): ApiError {
  const parsed = parseJson(text);
  const body = errorBody(parsed);
  const whole = parsed === undefined ? undefined : JSON.stringify(parsed);
  return new ApiError(status, body.message || whole || text || otherwise, body);
}

async function call<Schema extends AnswerSchema>(
  method: string,
  path: string,
  body: unknown,
  { headers, signal }: CallOptions,
): Promise<Answer<Schema>> {
  const isForm = body instanceof FormData;
  const sendsJson = body !== undefined && !isForm;
  const early = method === 'GET' && !headers ? takeEarlyAnswer(path) : undefined;
  const response =
    (early && (await early)) ??
    (await fetch(path, {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(sendsJson && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      ...(signal && { signal }),
    }));
  const text = await response.text();
  if (!response.ok) throw refusalOf(response.status, text, response.statusText);
  return readAnswer<Schema>(text);
}

/** What a successful answer says; nothing when it is empty. What is not JSON did not come from our API: it throws. */
export function readAnswer<Schema extends AnswerSchema>(text: string): Answer<Schema> {
  const answer = text === '' ? undefined : JSON.parse(text);
  return answer;
}

function callWithoutBody(method: string) {
  return <Schema extends AnswerSchema = AnswerSchema>(path: string, options: CallOptions = {}) =>
    call<Schema>(method, path, undefined, options);
}

function callWithBody(method: string) {
  return <Schema extends AnswerSchema = AnswerSchema>(
    path: string,
    body?: unknown,
    options: CallOptions = {},
  ) => call<Schema>(method, path, body, options);
}

/**
 * Calls this site's own API with the session cookie. Bodies are JSON, except form data; refusals throw `ApiError`. The
 * schema of the answer is named as a type; without it the answer is `unknown`.
 */
export const api = {
  get: callWithoutBody('GET'),
  post: callWithBody('POST'),
  put: callWithBody('PUT'),
  patch: callWithBody('PATCH'),
  delete: callWithoutBody('DELETE'),
};

/** Turns "not logged in" (401) into null, as the queries of this site treat it; every other failure stays one. */
export async function queryOrNull<Value>(answer: Promise<Value>): Promise<Value | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

/** What to show a person for a failed call: the server's own words, else the given sentence. */
export function userMessage(error: unknown, otherwise: string): string {
  return (error instanceof ApiError && error.body.message) || otherwise;
}
