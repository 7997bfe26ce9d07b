import { AppError, notFound } from '#app/platform/errors.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { CaseActor } from './rules/statuses.ts';

/** What a decision needs to know of a case: whose it is, and which broker has access to it now. */
export type CaseParties = { clientId: string | null; brokerId: string | null };

export const CASE_READINGS = ['read', 'read_internal', 'read_attribution', 'read_passport'] as const;
export type CaseReading = (typeof CASE_READINGS)[number];

/**
 * Who may read what; who may take which step stands in the lifecycle. `client` is the client whose case it is,
 * `broker` the broker with access now, `visitor` somebody who has passed the check of a tracking link.
 */
const WHO_MAY = {
  read: ['client', 'broker', 'admin', 'system'],
  read_internal: ['broker', 'admin', 'system'],
  read_attribution: ['admin', 'system'],
  read_passport: ['client', 'visitor', 'admin', 'system'],
} as const satisfies Record<CaseReading, readonly CaseActor[]>;

/** What a person is to a case; null when they have nothing to do with it. */
export function actorFor(viewer: Viewer, parties: CaseParties): CaseActor | null {
  if (viewer.kind === 'system') return 'system';
  // A program has calls of its own, where what it reads is permitted by its scopes.
  if (viewer.kind !== 'user') return null;
  if (viewer.role === 'admin') return 'admin';
  // A broker may be somebody's client too: their own case is theirs, but never theirs to work on.
  if (parties.clientId === viewer.id) return 'client';
  if (viewer.role === 'broker' && parties.brokerId === viewer.id) return 'broker';
  return null;
}

/** What somebody is to a request that they send: a broker who sends one is a client like any other. */
export function askerFor(viewer: Viewer): CaseActor {
  if (viewer.kind === 'token') throw forbidden();
  if (viewer.kind !== 'user') return viewer.kind;
  return viewer.role === 'admin' ? 'admin' : 'client';
}

/** Whether this viewer may read this of this case. Pure: the server decides with it, pages hide parts with it. */
export function can(viewer: Viewer, reading: CaseReading, parties: CaseParties): boolean {
  const actor = actorFor(viewer, parties);
  return actor !== null && mayRead(actor, reading);
}

/** What the viewer is to the case, when they may read this of it; refuses like `requireActor`. */
export function requireReading(viewer: Viewer, reading: CaseReading, parties: CaseParties): CaseActor {
  return requireActor(viewer, parties, (actor) => mayRead(actor, reading));
}

/**
 * Returns what the viewer is to the case when `isFor` says that this is for them. A role that it can never be for is
 * refused with 403; a case that is not theirs answers 404, as an unknown one does.
 */
export function requireActor(
  viewer: Viewer,
  parties: CaseParties,
  isFor: (actor: CaseActor) => boolean,
): CaseActor {
  const actor = actorFor(viewer, parties);
  if (actor && isFor(actor)) return actor;
  if (actor || !roleMayEver(viewer, isFor)) throw forbidden();
  throw notFound();
}

export function forbidden(): AppError {
  return new AppError('forbidden', 'You do not have permission to do this.');
}

function mayRead(actor: CaseActor, reading: CaseReading): boolean {
  const allowed: readonly CaseActor[] = WHO_MAY[reading];
  return allowed.includes(actor);
}

function roleMayEver(viewer: Viewer, isFor: (actor: CaseActor) => boolean): boolean {
  if (viewer.kind === 'visitor') return true;
  if (viewer.kind === 'token') return false;
  const role: CaseActor = viewer.kind === 'system' ? 'system' : viewer.role;
  // Anybody may be the client of a case, so what clients may do is never out of reach by role.
  return isFor(role) || isFor('client');
}
