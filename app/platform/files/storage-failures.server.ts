import { isDiskFull } from '#app/platform/database/failures.server.ts';
import { AppError } from '#app/platform/errors.ts';

const RETRY_AWAY_SECONDS = 10;
const RETRY_FULL_SECONDS = 600;

/** What to say when there is no room for another file (507). */
export function storageFull(cause: unknown): AppError {
  return new AppError('storage_full', 'There is no room for more files right now. Please try again later.', {
    retryAfterSeconds: RETRY_FULL_SECONDS,
    cause,
  });
}

/** What to say when files can be neither read nor kept for now (503). */
export function storageAway(cause: unknown): AppError {
  return new AppError('unavailable', 'We cannot reach our files right now. Please try again in a moment.', {
    retryAfterSeconds: RETRY_AWAY_SECONDS,
    cause,
  });
}

/** An error of the file system, as what it means for whoever sends or reads a file. */
export function fileFailure(error: unknown): unknown {
  if (error instanceof AppError) return error;
  if (isDiskFull(error)) return storageFull(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return ['EIO', 'EROFS', 'ESTALE', 'EACCES', 'EMFILE', 'ENFILE', 'ENOTDIR'].includes(String(code))
    ? storageAway(error)
    : error;
}
