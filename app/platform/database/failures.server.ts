/** Codes of PostgreSQL and of the sockets below it that mean "not now", not "wrong". */
const UNAVAILABLE = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
  // admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections
  ...['57P01', '57P02', '57P03', '53300'],
  // connection_exception and its kind
  ...['08000', '08001', '08003', '08004', '08006'],
]);

/** What the driver says, without a code, of a connection that was lost or could not be had. */
const CONNECTION_WORDS =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable/i;

/** True when `error` (or what caused it) says that the database cannot be reached for now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (UNAVAILABLE.has(codeOf(error)) || CONNECTION_WORDS.test(error.message)) return true;
  return isDatabaseUnavailable(error.cause);
}

/** True when `error` is a breach of the unique constraint or index `constraint`. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return codeOf(error) === '23505' && constraintOf(error) === constraint;
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
}

function constraintOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if ('constraint' in error && typeof error.constraint === 'string') return error.constraint;
  return constraintOf(error.cause);
}
