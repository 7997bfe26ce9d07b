import { desc, eq } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import type { CallHours } from '#app/features/brokers/availability/call-slots.ts';
import { partners } from '#app/features/brokers/partners.server.ts';
import type { CaseParties } from '#app/features/cases/policy.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import { type Db, sendWithNext } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { type CaseRecords, NO_RECORDS, readRecords } from './case-records.server.ts';

export type CaseRow = typeof cases.$inferSelect;

/** A broker as the person will read of them, and whether they may be given a case. */
export type Broker = {
  brokerId: string;
  fullName: string;
  email: string;
  phone: string | null;
  brokerage: string;
  licenceNumber: string;
  /** When the register was last looked at, if it said that the licence is in force. */
  licenceCheckedAt: Date | null;
  /** The last Alberta day on which the licence is good is the one before it, as matching reads it. */
  licenceExpiresOn: string;
  isActive: boolean;
  /** The calls that people may book with them. */
  callHours: CallHours | null;
};

/** A broker's access to a case, open or ended. */
export type Access = Broker &
  Pick<
    typeof caseAccess.$inferSelect,
    'id' | 'openedAt' | 'acceptedAt' | 'closedAt' | 'closedReason' | 'returnReason'
  >;

/** A case with who has it, and had it. */
export type CaseWithAccess = {
  row: CaseRow;
  /** The broker with access now. */
  access: Access | null;
  /** Who had access before, the last one first. */
  ended: readonly Access[];
  parties: CaseParties;
};

/** A case with everything its rules look at. */
export type HeldCase = CaseWithAccess & {
  /** What was asked, quoted and certified. */
  records: CaseRecords;
};

/** Holds a case until the end of the transaction `tx`, so that it stays as read; 404 when there is none. */
export async function holdCase(tx: Db, caseId: string): Promise<HeldCase> {
  return withRecords(tx, await holdWithAccess(tx, caseId));
}

/** The same without holding it, for those who only look; 404 when there is none. */
export async function findCase(db: Db, caseId: string): Promise<HeldCase> {
  return withRecords(db, await findWithAccess(db, caseId));
}

/** `holdCase` for rules that look at who has the case alone. */
export async function holdWithAccess(tx: Db, caseId: string): Promise<CaseWithAccess> {
  // The lock first: what is read after it is what whoever held the case before has left.
  await sendWithNext(tx, tx.select({ id: cases.id }).from(cases).where(eq(cases.id, caseId)).for('update'));
  return findWithAccess(tx, caseId);
}

/** `findCase` for those who look at who has the case alone. */
export async function findWithAccess(db: Db, caseId: string): Promise<CaseWithAccess> {
  const found = await db
    .select({
      row: cases,
      access: {
        ...brokerColumns,
        id: caseAccess.id,
        openedAt: caseAccess.openedAt,
        acceptedAt: caseAccess.acceptedAt,
        closedAt: caseAccess.closedAt,
        closedReason: caseAccess.closedReason,
        returnReason: caseAccess.returnReason,
      },
    })
    .from(caseAccess)
    .innerJoin(cases, eq(cases.id, caseAccess.caseId))
    .innerJoin(people, eq(people.id, caseAccess.brokerId))
    .innerJoin(partners, eq(partners.userId, caseAccess.brokerId))
    .where(eq(caseAccess.caseId, caseId))
    .orderBy(desc(caseAccess.id));
  const row = found[0]?.row ?? (await findRow(db, caseId));
  const accesses = found.map(({ access: { role, status, ...access } }) => ({
    ...access,
    isActive: mayWork(role, status),
  }));
  const access = accesses.find(({ closedAt }) => closedAt === null) ?? null;
  const ended = accesses.filter(({ closedAt }) => closedAt !== null);
  return { row, access, ended, parties: { clientId: row.clientId, brokerId: access?.brokerId ?? null } };
}

/** A case that nobody has had yet. */
async function findRow(db: Db, caseId: string): Promise<CaseRow> {
  const [row] = await db.select().from(cases).where(eq(cases.id, caseId));
  if (!row) throw notFound();
  return row;
}

async function withRecords(db: Db, held: CaseWithAccess): Promise<HeldCase> {
  // Nothing is asked or quoted before a broker has accepted: what is only matched is read in one query.
  return { ...held, records: wasAccepted(held) ? await readRecords(db, held.row.id) : NO_RECORDS };
}

/** Whether any broker ever accepted the case, and so was told whose it is. */
export function wasAccepted({ access, ended }: Pick<CaseWithAccess, 'access' | 'ended'>): boolean {
  return [access, ...ended].some((one) => one !== null && one.acceptedAt !== null);
}

/** A case that is about to begin: nobody has or had access. */
export function unopened(row: CaseRow): HeldCase {
  return {
    row,
    access: null,
    ended: [],
    parties: { clientId: row.clientId, brokerId: null },
    records: NO_RECORDS,
  };
}

/** Somebody with a broker's profile; null when there is nobody. */
export async function findBroker(db: Db, brokerId: string): Promise<Broker | null> {
  const [found] = await db
    .select(brokerColumns)
    .from(people)
    .innerJoin(partners, eq(partners.userId, people.id))
    .where(eq(people.id, brokerId));
  if (!found) return null;
  const { role, status, ...broker } = found;
  return { ...broker, isActive: mayWork(role, status) };
}

const brokerColumns = {
  brokerId: people.id,
  fullName: people.fullName,
  email: people.email,
  phone: people.phone,
  role: people.role,
  status: people.status,
  brokerage: partners.brokerage,
  licenceNumber: partners.licenceNumber,
  licenceCheckedAt: partners.licenceCheckedAt,
  licenceExpiresOn: partners.licenceExpiresOn,
  callHours: partners.callHours,
};

function mayWork(role: string, status: string): boolean {
  return role === 'broker' && status === 'active';
}
