import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { findClients, listLivingSessions } from '#app/features/accounts/oversight/client-queries.server.ts';
import { people } from '#app/features/accounts/people.server.ts';
import { readAccount } from '#app/features/accounts/queries.server.ts';
import { describeDevice } from '#app/features/accounts/sessions/describe-device.ts';
import { recordReadings } from '#app/features/cases/records/readings.server.ts';
import { OPEN_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { listConsents } from '#app/features/ledger/queries.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { AdminClient, AdminClientDetail, ClientQuery } from './schema.ts';

type Asked = { requestId: string };

/**
 * People with a client's account, newest first, or those who were looked for. Whom the list named stands in the audit
 * log. The caller has made sure that an administrator asks.
 */
export async function listClients(
  db: Db,
  viewer: Viewer,
  { requestId, ...input }: ClientQuery & Asked,
): Promise<{ items: AdminClient[]; nextCursor: string | null }> {
  const rows = await findClients(db, { ...input, limit: input.limit + 1 });
  const page = rows.slice(0, input.limit);
  const counts = await countCases(
    db,
    page.map(({ id }) => id),
  );
  if (page.length > 0) {
    const data = { found: page.map(({ id }) => id) };
    await recordAudit(db, viewer, {
      action: 'clients.listed',
      thing: { kind: 'user', id: 'list' },
      data,
      requestId,
    });
  }
  return {
    items: page.map((row) => ({
      ...row,
      lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
      cases: counts.get(row.id)?.all ?? 0,
      openCases: counts.get(row.id)?.open ?? 0,
    })),
    nextCursor: rows.length > input.limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/**
 * One client with requests, sessions and consents; 404 where there is none. The look stands in the audit log, and in
 * the passport of each of their requests.
 */
export async function readClient(
  db: Db,
  viewer: Viewer,
  { clientId, requestId }: Asked & { clientId: string },
): Promise<AdminClientDetail> {
  const account = await readAccount(db, clientId);
  if (account.role !== 'client') throw notFound();
  const own = await listOwn(db, clientId);
  const living = await listLivingSessions(db, clientId);
  const fields = ['insurance_type', 'name', 'email', ...(account.phone ? (['phone'] as const) : [])] as const;
  await recordReadings(
    db,
    viewer,
    own.map(({ id }) => ({ caseId: id, fields })),
  );
  await recordAudit(db, viewer, {
    action: 'client.viewed',
    thing: { kind: 'user', id: clientId },
    requestId,
  });
  const consents = account.emailVerified ? await listConsents(db, account.email) : [];
  const about = await requestsOf(db, consents);
  return {
    ...account,
    username: account.displayUsername ?? account.username,
    lastLoginAt: account.lastLoginAt?.toISOString() ?? null,
    createdAt: account.createdAt.toISOString(),
    cases: own,
    sessions: living.map(({ id, userAgent, at, seenAt }) => ({
      id,
      device: describeDevice(userAgent ?? ''),
      startedAt: at.toISOString(),
      lastSeenAt: seenAt.toISOString(),
    })),
    consents: consents.map(({ at, withdrawnAt, ...consent }) => ({
      ...consent,
      about: about(consent, at),
      at: at.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
  };
}

async function listOwn(db: Db, clientId: string) {
  const rows = await db
    .select({
      id: cases.id,
      reference: cases.reference,
      title: cases.title,
      status: cases.status,
      createdAt: cases.createdAt,
      brokerName: people.fullName,
    })
    .from(cases)
    .leftJoin(caseAccess, and(eq(caseAccess.caseId, cases.id), isNull(caseAccess.closedAt)))
    .leftJoin(people, eq(people.id, caseAccess.brokerId))
    .where(eq(cases.clientId, clientId))
    .orderBy(desc(cases.id))
    .limit(100);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

type About = { id: string; reference: string };
type Given = { id: string; page: string; renews: string | null };

/**
 * Which request a consent was given with: the one that names it, or was sent in the same moment, or on whose page it was
 * given. Null where none was.
 */
async function requestsOf(db: Db, consents: readonly (Given & { at: Date })[]) {
  const named = consents.flatMap(({ id, renews }) => (renews ? [id, renews] : [id]));
  const onPages = consents.flatMap(({ page }) => caseOfPage(page) ?? []);
  if (named.length === 0) return () => null;
  const rows = await db
    .select({ id: cases.id, reference: cases.reference, consentId: cases.consentId })
    .from(cases)
    .where(or(inArray(cases.consentId, named), inArray(cases.id, onPages)));
  const moments = new Map(consents.map(({ id, at }) => [id, at.getTime()]));
  return ({ id, page, renews }: Given, at: Date): About | null => {
    const found =
      rows.find((row) => row.consentId === (renews ?? id)) ??
      rows.find((row) => row.id === caseOfPage(page)) ??
      rows.find((row) => moments.get(row.consentId ?? '') === at.getTime());
    return found ? { id: found.id, reference: found.reference } : null;
  };
}

const caseOfPage = (page: string) => /^\/portal\/cases\/([0-9a-f-]{36})$/.exec(page)?.[1];

async function countCases(db: Db, clientIds: readonly string[]) {
  if (clientIds.length === 0) return new Map<string, { all: number; open: number }>();
  const rows = await db
    .select({
      clientId: cases.clientId,
      all: sql<number>`count(*)`.mapWith(Number),
      open: sql<number>`count(*) filter (where ${inArray(cases.status, [...OPEN_STATUSES])})`.mapWith(Number),
    })
    .from(cases)
    .where(inArray(cases.clientId, [...clientIds]))
    .groupBy(cases.clientId);
  return new Map(rows.map(({ clientId, ...counts }) => [clientId ?? '', counts]));
}
