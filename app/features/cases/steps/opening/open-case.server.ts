import type { CaseRow } from '#app/features/cases/records/held-case.server.ts';
import { cityOfPostalCode } from '#app/features/cases/rules/origin/postal-city.ts';
import { caseTitle } from '#app/features/cases/rules/status-text.ts';
import { STAGE_OF_STATUS } from '#app/features/cases/rules/statuses.ts';
import { beginCase } from '#app/features/cases/steps/take-step.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { newId, newReference } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';

export type NewCase = Pick<
  CaseRow,
  'type' | 'source' | 'details' | 'schemaVersion' | 'readiness' | 'consentId' | 'postalCode'
> & {
  contact: {
    fullName: string;
    email: string;
    phone: string | null;
    method: CaseRow['contactMethod'];
    windows: string[];
    earliestOn: string | null;
  };
  attribution?: CaseRow['attribution'];
  /** Set when the mailbox is known to be the sender's: a logged-in person asking with their confirmed address. */
  emailConfirmedAt?: Date | null;
  /** Where they said to live; otherwise the postal code tells it. */
  city?: string;
  /** What the person was told already, where they were. */
  reference?: string;
  promiseAt?: Date;
};

/**
 * Opens a case inside the caller's transaction: promised for one business day from now, in the pool, with the
 * job that looks for a broker. The caller has stored the consent and sends the confirmation.
 */
export async function openCase(tx: Db, viewer: Viewer, input: NewCase): Promise<CaseRow> {
  const { row } = await beginCase(tx, viewer, draftOf(viewer, input));
  return row;
}

/** A case as it is asked for. The request of an administrator is somebody else's; everybody's other is their own. */
function draftOf(
  viewer: Viewer,
  {
    contact,
    attribution = null,
    emailConfirmedAt = null,
    reference = newReference(),
    promiseAt,
    ...asked
  }: NewCase,
): CaseRow {
  const at = now();
  return {
    ...asked,
    attribution,
    emailConfirmedAt,
    id: newId(),
    reference,
    title: caseTitle(asked.type, asked.details),
    status: 'new',
    stage: STAGE_OF_STATUS.new,
    priority: 'normal',
    clientId: viewer.kind === 'user' && viewer.role !== 'admin' ? viewer.id : null,
    contactFullName: contact.fullName,
    contactEmail: contact.email,
    contactPhone: contact.phone,
    contactMethod: contact.method,
    contactWindows: contact.windows,
    contactEarliestOn: contact.earliestOn,
    city: asked.city ?? cityOfPostalCode(asked.postalCode),
    promiseAt: promiseAt ?? null,
    promisesMissed: 0,
    personWroteAt: null,
    personActedAt: null,
    unreachedSince: null,
    teamToldFor: null,
    acceptBy: null,
    firstRespondedAt: null,
    firstContactAt: null,
    waitingSince: null,
    remindAt: null,
    remindersSent: 0,
    promiseMinutesLeft: null,
    pausedPromiseAt: null,
    snoozedUntil: null,
    insurer: null,
    effectiveOn: null,
    renewalOn: null,
    policyNumber: null,
    premiumCents: null,
    premiumPeriod: null,
    policyQuoteId: null,
    lostReason: null,
    lostNote: null,
    duplicateOfId: null,
    version: 1,
    closedAt: null,
    reopenedAt: null,
    reopenedFrom: null,
    testimonialAnsweredAt: null,
    purgeAfter: null,
    createdAt: at,
    updatedAt: at,
  };
}
