import type { Viewer } from '#app/platform/viewer.ts';
import { answersBeforeAccepting, type DisclosureLevel, postalArea } from './disclosure.ts';
import { type CaseActor, isOpenStatus, nextStatuses } from './lifecycle.ts';
import type { CaseRow, OpenAccess } from './locked-case.server.ts';
import { actorMay } from './policy.ts';
import type { AdminCase, BrokerCase, CaseBroker, CaseOutput, ClientCase } from './schema.ts';
import { statusText } from './status-text.ts';

type Parts = { row: CaseRow; access: OpenAccess | null };

/** The case as this actor may see it. */
export function viewFor(actor: CaseActor, parts: Parts): CaseOutput {
  switch (actor) {
    case 'broker':
      return brokerView(parts);
    case 'admin':
    case 'system':
      return adminView(parts);
    case 'client':
    case 'visitor':
      return clientView(parts);
  }
}

/** The broker with access, as the person whose case it is reads of them. */
export function brokerOf(access: OpenAccess | null): CaseBroker | null {
  if (!access) return null;
  const { fullName, brokerage, licenceNumber, acceptedAt } = access;
  return { fullName, brokerage, licenceNumber, acceptedAt: acceptedAt?.toISOString() ?? null };
}

/** What a broker may know: everything once they have accepted, before that only what helps to decide. */
export function disclosureLevel(access: Pick<OpenAccess, 'acceptedAt'> | null): DisclosureLevel {
  return access?.acceptedAt ? 'accepted' : 'offered';
}

function clientView({ row, access }: Parts): ClientCase {
  return {
    view: 'client',
    ...everyView(row, 'client'),
    answers: row.details,
    contact: contactOf(row),
    broker: brokerOf(access),
  };
}

function brokerView({ row, access }: Parts): BrokerCase {
  const disclosure = disclosureLevel(access);
  const isAccepted = disclosure === 'accepted';
  return {
    view: 'broker',
    ...everyView(row, 'broker'),
    priority: row.priority,
    readiness: row.readiness,
    acceptBy: iso(row.acceptBy),
    postalArea: postalArea(row.postalCode),
    disclosure,
    answers: isAccepted ? row.details : answersBeforeAccepting(row.details),
    postalCode: isAccepted ? row.postalCode : null,
    contact: isAccepted ? contactOf(row) : null,
    lostReason: row.lostReason,
  };
}

function adminView({ row, access }: Parts): AdminCase {
  return {
    view: 'admin',
    ...everyView(row, 'admin'),
    answers: row.details,
    priority: row.priority,
    readiness: row.readiness,
    source: row.source,
    acceptBy: iso(row.acceptBy),
    postalCode: row.postalCode,
    contact: contactOf(row),
    broker: brokerOf(access),
    lostReason: row.lostReason,
    lostNote: row.lostNote,
    attribution: row.attribution,
  };
}

function everyView(row: CaseRow, actor: CaseActor) {
  return {
    id: row.id,
    reference: row.reference,
    type: row.type,
    title: row.title,
    status: row.status,
    statusText: statusText(row.status),
    stage: row.stage,
    promiseAt: iso(row.promiseAt),
    firstRespondedAt: iso(row.firstRespondedAt),
    city: row.city,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    closedAt: iso(row.closedAt),
    nextStatuses: nextStatuses(row.status, actor),
    actions: actionsFor(row, actor),
  };
}

/** The actions with a button: what the policy and the status allow this actor now. */
function actionsFor(row: CaseRow, actor: CaseActor): string[] {
  const isOpen = isOpenStatus(row.status);
  const fits = {
    accept: row.status === 'assigned',
    return: row.status === 'assigned',
    log_contact: isOpen,
    lose: isOpen,
    withdraw: isOpen,
  } as const;
  return (['accept', 'return', 'log_contact', 'lose', 'withdraw'] as const).filter(
    (action) => fits[action] && actorMay(actor, action),
  );
}

function contactOf(row: CaseRow) {
  return {
    fullName: row.contactFullName,
    email: row.contactEmail,
    phone: row.contactPhone,
    method: row.contactMethod,
    windows: row.contactWindows,
    earliestOn: row.contactEarliestOn,
  };
}

export function iso(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}

/** An event's author for this reader: brokers are not told about each other. */
export function authorOf(
  viewer: Viewer,
  event: { actorId: string | null; role: CaseActor; name: string | null },
): string {
  if (viewer.kind === 'user' && event.actorId === viewer.id) return 'You';
  switch (event.role) {
    case 'system':
      return 'The system';
    case 'client':
    case 'visitor':
      return 'The client';
    case 'admin':
      return 'An administrator';
    case 'broker':
      return viewer.kind === 'user' && viewer.role === 'broker'
        ? 'Another broker'
        : (event.name ?? 'A broker');
  }
}
