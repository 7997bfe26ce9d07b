import { caseNeedsBroker } from '#app/features/cases/jobs.ts';
import { type CaseActor, STAGE_OF_STATUS } from '#app/features/cases/lifecycle.ts';
import { addEvent, type CaseRow } from '#app/features/cases/locked-case.server.ts';
import { cityOfPostalCode } from '#app/features/cases/postal-city.ts';
import { caseTitle } from '#app/features/cases/status-text.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { addBusinessTime } from '#app/platform/clock/business-hours.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { newReference } from '#app/platform/ids.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { announce } from '#app/platform/live/live.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';

type CaseColumns = typeof cases.$inferInsert;

export type NewCase = Pick<
  CaseColumns,
  'type' | 'source' | 'details' | 'schemaVersion' | 'readiness' | 'consentId'
> & {
  contact: {
    fullName: string;
    email: string;
    phone: string | null;
    method: CaseRow['contactMethod'];
    windows: string[];
    earliestOn: string | null;
  };
  postalCode: string | null;
  attribution?: Record<string, unknown> | null;
  /** Set when the mailbox is known to be the sender's: a logged-in person asking with their confirmed address. */
  emailConfirmedAt?: Date | null;
};

/**
 * Opens a case inside the caller's transaction: promised for one business day from now, in the pool, with the
 * job that looks for a broker. The caller has stored the consent and sends the confirmation.
 */
export async function openCase(tx: Db, viewer: Viewer, input: NewCase): Promise<CaseRow> {
  const { contact, postalCode, ...columns } = input;
  const row = await insertCase(tx, {
    ...columns,
    postalCode,
    city: cityOfPostalCode(postalCode),
    title: caseTitle(input.type),
    status: 'new',
    stage: STAGE_OF_STATUS.new,
    clientId: viewer.kind === 'user' && viewer.role !== 'admin' ? viewer.id : null,
    contactFullName: contact.fullName,
    contactEmail: contact.email,
    contactPhone: contact.phone,
    contactMethod: contact.method,
    contactWindows: contact.windows,
    contactEarliestOn: contact.earliestOn,
    promiseAt: addBusinessTime(now(), { days: 1 }),
  });
  await addEvent(tx, viewer, askerOf(viewer), row.id, {
    kind: 'created',
    visibility: 'client',
    data: { source: input.source },
  });
  await enqueue(tx, caseNeedsBroker, { caseId: row.id });
  const userIds = row.clientId ? [row.clientId] : [];
  await announce(tx, { topics: ['cases', `cases/${row.id}`], userIds, roles: ['admin'] });
  return row;
}

/** What somebody is to a request that they send: a broker who sends one is a client like any other. */
export function askerOf(viewer: Viewer): CaseActor {
  if (viewer.kind !== 'user') return viewer.kind;
  return viewer.role === 'admin' ? 'admin' : 'client';
}

async function insertCase(tx: Db, values: Omit<CaseColumns, 'reference'>): Promise<CaseRow> {
  // Two cases with the same 40 random bits are unlikely, not impossible.
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const [row] = await tx
      .insert(cases)
      .values({ ...values, reference: newReference() })
      .onConflictDoNothing({ target: cases.reference })
      .returning();
    if (row) return row;
  }
  throw new Error('No free case reference was found in five tries.');
}
