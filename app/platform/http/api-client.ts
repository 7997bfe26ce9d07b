/** Anything that proves the shape of an answer; every zod schema does. */
type Shape<Value> = { parse: (value: unknown) => Value };

type CallOptions = { headers?: Record<string, string>; signal?: AbortSignal };
type ShapedOptions<Value> = CallOptions & {
  /** The output schema of the call; without it the answer is `unknown`. */
  shape: Shape<Value>;
};

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

async function call(
  method: string,
  path: string,
  body: unknown,
  { shape, headers, signal }: CallOptions & { shape?: Shape<unknown> },
): Promise<unknown> {
  const isForm = body instanceof FormData;
  const sendsJson = body !== undefined && !isForm;
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(sendsJson && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw refusalOf(response.status, await response.text(), response.statusText);
  const answer = parseJson(await response.text());
  return shape ? shape.parse(answer) : answer;
}

function callWithoutBody(method: string) {
  function run<Value>(path: string, options: ShapedOptions<Value>): Promise<Value>;
  function run(path: string, options?: CallOptions): Promise<unknown>;
  function run(path: string, options: CallOptions = {}): Promise<unknown> {
    return call(method, path, undefined, options);
  }
  return run;
}

function callWithBody(method: string) {
  function run<Value>(path: string, body: unknown, options: ShapedOptions<Value>): Promise<Value>;
  function run(path: string, body?: unknown, options?: CallOptions): Promise<unknown>;
  function run(path: string, body?: unknown, options: CallOptions = {}): Promise<unknown> {
    return call(method, path, body, options);
  }
  return run;
}

/** Calls this site's own API with the session cookie. Bodies are JSON, except form data; refusals throw `ApiError`. */
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
