import { describeCall } from '#app/features/cases/calls/queries.server.ts';
import type { Access, CaseRow, HeldCase } from '#app/features/cases/records/held-case.server.ts';
import { shownTurn, turnOfHeld } from '#app/features/cases/records/turns.server.ts';
import { tellBy } from '#app/features/cases/rules/left-policy.ts';
import { stepsFor } from '#app/features/cases/rules/lifecycle/find-row.server.ts';
import {
  answersBeforeAccepting,
  type DisclosureLevel,
  postalArea,
} from '#app/features/cases/rules/personal-data/disclosure.ts';
import { reopenedFor } from '#app/features/cases/rules/reopening/reopened.ts';
import { shownTitle, statusText } from '#app/features/cases/rules/status-text.ts';
import type { CaseActor } from '#app/features/cases/rules/statuses.ts';
import type {
  AdminCase,
  BrokerCase,
  CaseBroker,
  CaseOutput,
  ClientCase,
  LeftPolicy,
  PersonBroker,
} from '#app/features/cases/schema.ts';
import type { PolicyRecord } from '#app/features/cases/steps/ending/policy-record.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { clocksOf } from './clocks.server.ts';

/** The case as this actor may see it. */
export function viewFor(actor: CaseActor, held: HeldCase): CaseOutput {
  switch (actor) {
    case 'broker':
      return brokerView(held);
    case 'admin':
    case 'system':
      return adminView(held);
    case 'client':
    case 'visitor':
      return clientView(held);
  }
}

/** The broker with access, as people read of them. */
export function brokerOf(access: Access | null): CaseBroker | null {
  if (!access) return null;
  const { fullName, brokerage, licenceNumber, licenceCheckedAt, acceptedAt } = access;
  return {
    ...{ fullName, brokerage, licenceNumber },
    ...{ licenceCheckedAt: iso(licenceCheckedAt), acceptedAt: iso(acceptedAt) },
  };
}

/** The same for the person whose case it is. */
export function personBrokerOf(access: Access | null): PersonBroker | null {
  const broker = brokerOf(access);
  if (!access || !broker) return null;
  const { email, phone } = access.acceptedAt ? access : { email: null, phone: null };
  return { ...broker, email, phone };
}

/** The last broker of a policy that none has now. */
function leftOf({ row, access, ended: [last] }: HeldCase): Pick<ClientCase, 'left'> {
  if (row.status !== 'won' || access || !last?.closedAt) return {};
  return { left: leftPolicy(last.fullName, last.closedAt) };
}

export function leftPolicy(fullName: string, leftAt: Date): LeftPolicy {
  return { fullName, tellBy: tellBy(leftAt).toISOString() };
}

/** What a broker may know: everything once they have accepted, before that only what helps to decide. */
export function disclosureLevel(access: Pick<Access, 'acceptedAt'> | null): DisclosureLevel {
  return access?.acceptedAt ? 'accepted' : 'offered';
}

function clientView(held: HeldCase): ClientCase {
  const { row, access } = held;
  return {
    view: 'client',
    ...everyView(held, 'client'),
    postalCode: row.postalCode,
    answers: row.details,
    contact: contactOf(row),
    broker: personBrokerOf(access),
    ...leftOf(held),
  };
}

function brokerView(held: HeldCase): BrokerCase {
  const { row, access } = held;
  const disclosure = disclosureLevel(access);
  const isAccepted = disclosure === 'accepted';
  return {
    view: 'broker',
    ...everyView(held, 'broker'),
    priority: row.priority,
    readiness: row.readiness,
    acceptBy: iso(row.acceptBy),
    postalArea: postalArea(row.postalCode),
    disclosure,
    answers: isAccepted ? row.details : answersBeforeAccepting(row.details),
    postalCode: isAccepted ? row.postalCode : null,
    contact: isAccepted ? contactOf(row) : null,
    lostReason: row.lostReason,
    returnedAt: iso(returnedBy(held)),
    passedOn: passedOnOf(held),
    wroteAt: iso(row.personWroteAt),
  };
}

/** When the broker with access last gave it back before: only an administrator can have sent it to them again. */
function returnedBy({ access, ended }: HeldCase): Date | null {
  const before = ended.find(
    ({ brokerId, closedReason }) => brokerId === access?.brokerId && closedReason === 'returned',
  );
  return before?.closedAt ?? null;
}

/** Their person has told it before, or waits for longer than the broker who has it now. */
function passedOnOf({ row, access, ended }: HeldCase): BrokerCase['passedOn'] {
  const isPassedOn = ended.some(({ brokerId }) => brokerId !== access?.brokerId);
  return isPassedOn ? { sentAt: row.createdAt.toISOString(), wasReached: row.firstContactAt !== null } : null;
}

function adminView(held: HeldCase): AdminCase {
  const { row, access } = held;
  return {
    view: 'admin',
    ...everyView(held, 'admin'),
    answers: row.details,
    priority: row.priority,
    readiness: row.readiness,
    source: row.source,
    acceptBy: iso(row.acceptBy),
    firstContactAt: iso(row.firstContactAt),
    isConfirmed: row.emailConfirmedAt !== null,
    postalCode: row.postalCode,
    contact: contactOf(row),
    broker: brokerOf(access),
    returned: lastReturn(held),
    lostReason: row.lostReason,
    lostNote: row.lostNote,
    attribution: row.attribution,
  };
}

/** Who gave it back last, where nobody has had it since. */
function lastReturn({ access, ended: [last] }: HeldCase): AdminCase['returned'] {
  if (access || last?.closedReason !== 'returned' || !last.closedAt) return null;
  return { by: last.fullName, at: last.closedAt.toISOString(), reason: last.returnReason };
}

function everyView(held: HeldCase, actor: CaseActor) {
  const { row } = held;
  return {
    id: row.id,
    reference: row.reference,
    type: row.type,
    title: titleOf(row),
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
    clocks: clocksOf(held, actor),
    call: describeCall(held.records),
    turn: shownTurn(turnOfHeld(held), actor === 'client' || actor === 'visitor' ? 'person' : 'staff'),
    waitingSince: iso(row.waitingSince),
    agreed: policyOf(row),
    earlierPolicy: earlierPolicyOf(held, actor),
    reopened: reopenedFor(row),
    steps: stepsFor(held, actor, now()),
  };
}

/** How a case is named beside itself. */
export function titleOf(row: CaseRow): string {
  return shownTitle(row);
}

/** What a won case ended with. */
export function agreementOf({
  insurer,
  effectiveOn,
  renewalOn,
}: Pick<CaseRow, 'insurer' | 'effectiveOn' | 'renewalOn'>) {
  return insurer && effectiveOn ? { insurer, effectiveOn, renewalOn } : null;
}

/** The policy that a won case ended with. */
export function policyOf(row: CaseRow): PolicyRecord | null {
  return row.status === 'won' ? recordedPolicy(row) : null;
}

/** What was recorded of a policy before its case was opened again; a broker who came later does not read it. */
export function earlierPolicyOf({ row, access }: HeldCase, actor: CaseActor): PolicyRecord | null {
  const { reopenedAt, status } = row;
  if (status === 'won' || !reopenedAt) return null;
  const hadIt = access?.acceptedAt && access.acceptedAt <= reopenedAt;
  return actor === 'broker' && !hadIt ? null : recordedPolicy(row);
}

function recordedPolicy(row: CaseRow): PolicyRecord | null {
  const { policyNumber, premiumCents, premiumPeriod, policyQuoteId: quoteId } = row;
  const agreed = agreementOf(row);
  return agreed && { ...agreed, policyNumber, premiumCents, premiumPeriod, quoteId };
}

/** Who asked, and how and when they want to be reached. */
export function contactOf(row: CaseRow) {
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
  // A client and whoever holds a tracking link read of their own case alone, and did both parts of it.
  const isPerson = viewer.kind === 'visitor' || (viewer.kind === 'user' && viewer.role === 'client');
  switch (event.role) {
    case 'system':
      return 'The system';
    case 'client':
    case 'visitor':
      return isPerson ? 'You' : 'The client';
    case 'admin':
      // Administrators answer to each other by name.
      return (viewer.kind === 'user' && viewer.role === 'admin' && event.name) || 'An administrator';
    case 'broker':
      return viewer.kind === 'user' && viewer.role === 'broker'
        ? 'Another broker'
        : (event.name ?? 'A broker');
  }
}
