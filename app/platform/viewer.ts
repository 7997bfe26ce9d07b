import { AppError } from './errors.ts';

export const ROLES = ['client', 'broker', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** The administrator who looks at somebody's pages, and is the one who reads and is written down. */
export type SeenBy = { id: string; fullName: string };

/** Who is asking. Resolved once per request; commands and queries take it as their second parameter. */
export type Viewer =
  | { kind: 'visitor' }
  | { kind: 'user'; id: string; role: Role; fullName: string; seenBy?: SeenBy | undefined }
  /** A program with a token; `madeBy` is the administrator who made it. */
  | { kind: 'token'; id: string; name: string; madeBy: string; scopes: readonly string[] }
  | { kind: 'system'; name: string };

export const VISITOR: Viewer = { kind: 'visitor' };

/** Refuses (403) all but administrators: the second guard, of commands. */
export function requireAdmin(viewer: Viewer): asserts viewer is Extract<Viewer, { kind: 'user' }> {
  if (viewer.kind !== 'user' || viewer.role !== 'admin')
    throw new AppError('forbidden', 'You do not have permission to do this');
}

/** The viewer of work that nobody asked for in person: jobs, seeds, migrations. */
export function systemViewer(name: string): Viewer {
  return { kind: 'system', name };
}
