/** Every error code the API answers with, and the HTTP status that goes with it. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  /** An administrator must set up a second factor before anything else. */
  two_factor_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  /** The caller's browser must do some work first (GET /api/quotes/challenge). */
  proof_required: 428,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  /** There is no room for another file. */
  storage_full: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Messages by field, with dotted names for nested fields (`contact.email`). */
export type FieldErrors = Record<string, string>;

type Details = { errors?: FieldErrors; retryAfterSeconds?: number; cause?: unknown };

/** An expected failure: its message is written for the person who will read it. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly errors: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** The one answer for a record that does not exist or belongs to somebody else, so that ids do not leak. */
export function notFound(): AppError {
  return new AppError('not_found', 'Not found');
}

/** A validation failure. The message is the first field's, as clients show `{status}: {message}`. */
export function invalid(errors: FieldErrors): AppError {
  const [first] = Object.values(errors);
  return new AppError('invalid', first ?? 'Please check your entries', { errors });
}
