/** Codes of PostgreSQL that mean "not now", not "wrong". */
const UNAVAILABLE = new Set([
  // admin_shutdown, crash_shutdown, cannot_connect_now, too_many_connections
  ...['57P01', '57P02', '57P03', '53300'],
  // connection_exception and its kind
  ...['08000', '08001', '08003', '08004', '08006'],
]);

/** Codes of the sockets below it. A file that is missing has one of them too, but comes from another system call. */
const SOCKET_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT'],
]);
const SOCKET_CALLS = new Set(['connect', 'read', 'write', 'getaddrinfo']);

/** The disk, or the part of it that we may use, is full: as PostgreSQL says it, and as the system does. */
const DISK_FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** invalid_password and its kind, and a database that does not exist: nobody gets in with this address. */
const REFUSED = new Set(['28P01', '28000', '3D000']);

/** What the driver says, without a code, of a connection that was lost or could not be had. */
const CONNECTION_WORDS =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable/i;

/** True when `error` (or what caused it) says that the database cannot be reached for now. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return comesFrom(error, (cause) => {
    const code = ownText(cause, 'code');
    if (UNAVAILABLE.has(code) || CONNECTION_WORDS.test(cause.message)) return true;
    return SOCKET_CODES.has(code) && SOCKET_CALLS.has(ownText(cause, 'syscall'));
  });
}

/** True when `error` (or what caused it) says that nothing more can be stored. */
export function isDiskFull(error: unknown): boolean {
  return comesFrom(error, (cause) => DISK_FULL.has(ownText(cause, 'code')));
}

/** True when the database server does not let us in, or does not know the database. */
export function isDatabaseRefusal(error: unknown): boolean {
  return comesFrom(error, (cause) => REFUSED.has(ownText(cause, 'code')));
}

/** True when `error` is a breach of the unique constraint or index `constraint`. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return comesFrom(
    error,
    (cause) => ownText(cause, 'code') === '23505' && ownText(cause, 'constraint') === constraint,
  );
}

/** True when `error` is a breach of the exclusion constraint `constraint`: a row that may not stand beside another. */
export function isExclusionViolation(error: unknown, constraint: string): boolean {
  return comesFrom(
    error,
    (cause) => ownText(cause, 'code') === '23P01' && ownText(cause, 'constraint') === constraint,
  );
}

/** Whether `error`, or an error that caused it, fits. A host with several addresses fails with one error for each. */
function comesFrom(error: unknown, fits: (cause: Error) => boolean): boolean {
  if (!(error instanceof Error)) return false;
  if (fits(error) || comesFrom(error.cause, fits)) return true;
  return error instanceof AggregateError && error.errors.some((one) => comesFrom(one, fits));
}

function ownText(error: Error, field: string): string {
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? value : '';
}
