import { pino } from 'pino';

export type Logger = {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/** Fields that may hold personal data: they never reach a log line, whatever the caller passes. */
const PERSONAL = [
  'email',
  'phone',
  'fullName',
  'name',
  'contact',
  'answers',
  'body',
  'password',
  'token',
  'ip',
  'to',
];

/** A JSON logger on standard error, or wherever `write` puts its lines. `level` is a pino level, or `silent`. */
export function createLogger(level: string, write?: (line: string) => void): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: PERSONAL.flatMap((field) => [field, `*.${field}`]), censor: '[personal]' },
      serializers: { error: describeError },
    },
    write ? { write } : pino.destination({ dest: 2, sync: false }),
  );
}

/** Type, message and stack of an error, without the values a database driver attaches to it. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? { code: error.code } : {};
  // A failed query's message holds its parameters (people's data); its cause says what went wrong.
  const isQuery = error.message.startsWith('Failed query');
  const message = isQuery ? 'Failed query' : error.message;
  const stack = isQuery ? undefined : error.stack;
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  // Not `name`: that is a field for people's names, and hidden.
  return { type: error.name, message, ...code, stack, ...cause };
}
