import { findListed, listUnnamed } from '#app/features/cases/oversight/list/list-cases.server.ts';
import type { AdminCaseRow } from '#app/features/cases/oversight/list/schema.ts';
import { readNumbers } from '#app/features/cases/oversight/numbers/numbers.server.ts';
import type { Numbers, NumbersQuery } from '#app/features/cases/oversight/numbers/schema.ts';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { recordReadings } from '#app/features/cases/records/readings.server.ts';
import { disclosedFields } from '#app/features/cases/rules/personal-data/disclosure.ts';
import { findContactMessage, listContactMessages } from '#app/features/contact/inbox/inbox.server.ts';
import type { InboxQuery, KeptMessage } from '#app/features/contact/inbox/schema.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { refuseWithout } from '#app/features/oversight/api-tokens/require-scope.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { CasePerson, CaseQuery, ProgramCase } from './schema.ts';

type One = { id: string; requestId: string };

/** Requests, newest first; nobody is named. Refuses (403) everything but a token for requests, as the others do for theirs. */
export async function readCases(db: Db, viewer: Viewer, input: CaseQuery) {
  refuseWithout(viewer, 'cases:read');
  const { items, nextCursor } = await listUnnamed(db, input);
  return { items: items.map(toProgram), nextCursor };
}

/** One request without the person; 404 where there is none. */
export async function readOneCase(db: Db, viewer: Viewer, { id }: One): Promise<ProgramCase> {
  refuseWithout(viewer, 'cases:read');
  const row = await findListed(db, id);
  if (!row) throw notFound();
  return toProgram(row);
}

/** The person of a request and their answers; it stands in their data passport and in the audit log. 404 where there is none. */
export async function readPerson(db: Db, viewer: Viewer, { id, requestId }: One): Promise<CasePerson> {
  refuseWithout(viewer, 'people:read');
  return db.transaction(async (tx) => {
    const { row } = await findCase(tx, id);
    await recordReadings(tx, viewer, [{ caseId: id, fields: disclosedFields('accepted', row) }]);
    const thing = { kind: 'case', id };
    await recordAudit(tx, viewer, { action: 'case.read_by_program', thing, requestId });
    return {
      caseId: id,
      fullName: row.contactFullName,
      email: row.contactEmail,
      phone: row.contactPhone,
      contactMethod: row.contactMethod,
      city: row.city,
      postalCode: row.postalCode,
      answers: row.details,
    };
  });
}

/** What the overview of administrators counts. */
export async function readProgramNumbers(db: Db, viewer: Viewer, asked: NumbersQuery): Promise<Numbers> {
  refuseWithout(viewer, 'numbers:read');
  return readNumbers(db, asked);
}

/** Contact messages, newest first; nobody is named. */
export async function readContacts(db: Db, viewer: Viewer, input: InboxQuery) {
  refuseWithout(viewer, 'contacts:read');
  return listContactMessages(db, input);
}

/** One contact message; it stands in the audit log, and stays as unread as it was. 404 where there is none. */
export async function readContact(db: Db, viewer: Viewer, { id, requestId }: One): Promise<KeptMessage> {
  refuseWithout(viewer, 'contacts:read');
  return db.transaction(async (tx) => {
    const detail = await findContactMessage(tx, id);
    const thing = { kind: 'contact_message', id };
    await recordAudit(tx, viewer, { action: 'contact.read', thing, requestId });
    return detail;
  });
}

function toProgram({
  broker,
  title: _title,
  person: _person,
  callAt: _callAt,
  ...row
}: AdminCaseRow): ProgramCase {
  return { ...row, brokerId: broker?.id ?? null };
}
