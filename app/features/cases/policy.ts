import { AppError, notFound } from '#app/platform/errors.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { CaseActor } from './lifecycle.ts';

/** What a decision needs to know of a case: whose it is, and which broker has access to it now. */
export type CaseParties = { clientId: string | null; brokerId: string | null };

export const CASE_ACTIONS = [
  'read',
  'read_internal',
  'read_attribution',
  'read_passport',
  'accept',
  'return',
  'log_contact',
  'assign',
  'lose',
  'withdraw',
  'expire',
] as const;
export type CaseAction = (typeof CASE_ACTIONS)[number];

/**
 * Who may do what. `client` is the client whose case it is, `broker` the broker with
 * access now, `visitor` somebody who has passed the check of a tracking link.
 */
const WHO_MAY = {
  read: ['client', 'broker', 'admin', 'system'],
  read_internal: ['broker', 'admin', 'system'],
  read_attribution: ['admin', 'system'],
  read_passport: ['client', 'visitor', 'admin', 'system'],
  accept: ['broker', 'admin'],
  return: ['broker', 'admin'],
  log_contact: ['broker'],
  assign: ['admin', 'system'],
  lose: ['broker', 'admin'],
  withdraw: ['client', 'visitor', 'admin'],
  expire: ['system'],
} as const satisfies Record<CaseAction, readonly CaseActor[]>;

/** What a person is to a case; null when they have nothing to do with it. */
export function actorFor(viewer: Viewer, parties: CaseParties): CaseActor | null {
  if (viewer.kind === 'system') return 'system';
  if (viewer.kind === 'visitor') return null;
  if (viewer.role === 'admin') return 'admin';
  // A broker may be somebody's client too: their own case is theirs, but never theirs to work on.
  if (parties.clientId === viewer.id) return 'client';
  if (viewer.role === 'broker' && parties.brokerId === viewer.id) return 'broker';
  return null;
}

/** Whether this viewer may do this to this case. Pure: the server decides with it, pages hide buttons with it. */
export function can(viewer: Viewer, action: CaseAction, parties: CaseParties): boolean {
  const actor = actorFor(viewer, parties);
  return actor !== null && actorMay(actor, action);
}

export function actorMay(actor: CaseActor, action: CaseAction): boolean {
  const allowed: readonly CaseActor[] = WHO_MAY[action];
  return allowed.includes(actor);
}

/**
 * Returns what the viewer is to the case when they may do this. A role that may never do it is refused with
 * 403; a case that is not theirs answers 404, as an unknown one does.
 */
export function requireCase(viewer: Viewer, action: CaseAction, parties: CaseParties): CaseActor {
  const actor = actorFor(viewer, parties);
  if (actor && actorMay(actor, action)) return actor;
  if (actor || !roleMayEver(viewer, action)) throw forbidden();
  throw notFound();
}

export function forbidden(): AppError {
  return new AppError('forbidden', 'You do not have permission to do this.');
}

function roleMayEver(viewer: Viewer, action: CaseAction): boolean {
  if (viewer.kind === 'visitor') return true;
  const role: CaseActor = viewer.kind === 'system' ? 'system' : viewer.role;
  // Anybody may be the client of a case, so client actions are never out of reach by role.
  return actorMay(role, action) || actorMay('client', action);
}
