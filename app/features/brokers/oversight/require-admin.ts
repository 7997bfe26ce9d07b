import { AppError } from '#app/platform/errors.ts';
import type { Viewer } from '#app/platform/viewer.ts';

/** Refuses (403) all but administrators. */
export function requireAdmin(viewer: Viewer): void {
  if (viewer.kind !== 'user' || viewer.role !== 'admin')
    throw new AppError('forbidden', 'You do not have permission to do this');
}
