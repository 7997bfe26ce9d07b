import { eq } from 'drizzle-orm';
import { forgetNoticesAbout } from '#app/features/notifications/notify.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import { systemViewer, VISITOR, type Viewer } from '#app/platform/viewer.ts';
import type { CaseRow } from './records/held-case.server.ts';
import { type NewCase, openCase } from './steps/opening/open-case.server.ts';
import { takeStep } from './steps/take-step.server.ts';
import { cases } from './tables.server.ts';

type Overrides = Partial<Omit<NewCase, 'contact'>> & { contact?: Partial<NewCase['contact']> };

/** Opens a case with the real command, for tests and the demo; `viewer` is who asked for it. */
export async function createCase(
  db: Db,
  overrides: Overrides = {},
  viewer: Viewer = VISITOR,
): Promise<CaseRow> {
  const { contact, ...rest } = overrides;
  return db.transaction((tx) =>
    openCase(tx, viewer, {
      type: 'auto',
      source: 'quote',
      details: {
        vehicle: { year: 2019, make: 'Toyota', model: 'RAV4', vin: '2T3BFREV0JW700000' },
        notes: 'Call me',
      },
      schemaVersion: 1,
      readiness: 60,
      consentId: newId(),
      postalCode: 'T2P 1J9',
      emailConfirmedAt: now(),
      ...rest,
      contact: {
        fullName: 'Jordan Makokis',
        email: 'jordan.makokis@example.com',
        phone: '403-555-0142',
        method: 'phone',
        windows: ['weekday-morning'],
        earliestOn: null,
        ...contact,
      },
    }),
  );
}

/** A case that waits for this broker to accept it. */
export async function createAssignedCase(
  db: Db,
  broker: { id: string },
  overrides: Overrides = {},
  viewer: Viewer = VISITOR,
): Promise<{ id: string; version: number; accessId: string; acceptBy: Date }> {
  const row = await createCase(db, overrides, viewer);
  const assigned = await takeStep(db, systemViewer('matching'), {
    caseId: row.id,
    step: 'assign',
    input: { brokerId: broker.id },
  });
  const { access } = assigned;
  const { version, acceptBy } = assigned.row;
  if (!access || !acceptBy) throw new Error('The case was not assigned');
  return { id: row.id, version, accessId: access.id, acceptBy };
}

/** Takes cases of the demo away with everything that hangs on them, to begin its week anew. */
export async function forgetDemoCases(db: Db, caseIds: readonly string[]): Promise<void> {
  for (const caseId of caseIds) {
    await db.delete(cases).where(eq(cases.id, caseId));
    await forgetNoticesAbout(db, caseId);
  }
}
