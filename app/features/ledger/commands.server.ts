import { createHash } from 'node:crypto';
import { and, eq, isNull, type SQLWrapper } from 'drizzle-orm';
import { type Db, sendWithNext } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import { newId } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { AuditAction, AuditInput } from './audit-actions.ts';
import {
  DISCLOSURE_FIELDS,
  type DisclosureField,
  type DisclosureKind,
  type DisclosurePurpose,
  type RecipientKind,
} from './disclosures.ts';
import { ipPrefix } from './ip-prefix.server.ts';
import type { ConsentMethod, ConsentPurpose } from './schema.ts';
import { auditLog, consents, disclosures } from './tables.server.ts';

const FIELDS_IN_ORDER = Object.keys(DISCLOSURE_FIELDS) as DisclosureField[];

export type ConsentInput = {
  /** At least one of the two says whose consent it is. */
  email?: string | null | undefined;
  phone?: string | null | undefined;
  purpose: ConsentPurpose;
  textVersion: string;
  /** The whole wording as the person read it; its SHA-256 is stored. */
  text: string;
  /** The path of the page, without its query. */
  page: string;
  method: ConsentMethod;
  /** The full address; only its network is stored. */
  ip?: string | undefined;
  /** The id of what was first agreed to, where this says it again for an address that was corrected. */
  carriedFrom?: string | undefined;
  /** The id of what a case began with, where this is agreed to again as its person reopens it. */
  renews?: string | undefined;
};

export type DisclosureInput = {
  caseId: string;
  kind: DisclosureKind;
  recipient: {
    kind: RecipientKind;
    id: string;
    name: string;
    brokerage?: string | null;
    licenceNumber?: string | null;
  };
  fields: readonly DisclosureField[];
  purpose: DisclosurePurpose;
  /** The document that is opened, where it is one. */
  documentId?: string | undefined;
};

/**
 * Stores what a person agreed to, all consents of one form in one moment, and returns their ids in the same order.
 * Refuses a consent of nobody (neither email nor phone).
 */
export async function recordConsents(
  tx: Db,
  viewer: Viewer,
  inputs: readonly ConsentInput[],
): Promise<string[]> {
  if (inputs.length === 0) return [];
  const at = now();
  const rows = inputs.map((input) => ({
    ...{ id: newId(), at },
    email: input.email ?? null,
    phone: input.phone ?? null,
    purpose: input.purpose,
    textVersion: input.textVersion,
    textHash: createHash('sha256').update(input.text).digest('hex'),
    page: input.page,
    method: input.method,
    ipPrefix: input.ip === undefined ? null : ipPrefix(input.ip),
    carriedFrom: input.carriedFrom ?? null,
    renews: input.renews ?? null,
    ...actorColumns(viewer),
  }));
  await sendWithNext(tx, tx.insert(consents).values(rows));
  return rows.map((row) => row.id);
}

/** Stores one consent and returns its id; refuses what `recordConsents` refuses. */
export async function recordConsent(tx: Db, viewer: Viewer, input: ConsentInput): Promise<string> {
  const [id = ''] = await recordConsents(tx, viewer, [input]);
  return id;
}

/**
 * Marks a consent as withdrawn, now or at an earlier moment, with an audit row; again is without effect. Returns when it
 * was withdrawn. Refuses an unknown consent. The caller has made sure that it is the viewer's own.
 */
export async function withdrawConsent(
  db: Db,
  viewer: Viewer,
  input: { consentId: string; requestId?: string | undefined; at?: Date },
): Promise<Date> {
  return db.transaction(async (tx) => {
    const withdrawnAt = input.at ?? now();
    const [changed] = await tx
      .update(consents)
      .set({ withdrawnAt })
      .where(and(eq(consents.id, input.consentId), isNull(consents.withdrawnAt)))
      .returning({ purpose: consents.purpose });
    if (!changed) return earlierWithdrawal(tx, input.consentId);
    await recordAudit(tx, viewer, {
      action: 'consent.withdrawn',
      thing: { kind: 'consent', id: input.consentId },
      data: { purpose: changed.purpose },
      requestId: input.requestId,
    });
    return withdrawnAt;
  });
}

/**
 * Writes lines of the data passport. A reading of the same fields or document for the same reason by the same recipient is left
 * out when it is already there for this hour, so that a page that refreshes itself does not flood the passport.
 * Returns how many lines were written.
 */
export async function recordDisclosures(
  tx: Db,
  viewer: Viewer,
  inputs: readonly DisclosureInput[],
): Promise<number> {
  if (inputs.length === 0) return 0;
  const rows = inputs.map(({ caseId, kind, recipient, fields, purpose, documentId }) => ({
    caseId,
    kind,
    recipientKind: recipient.kind,
    recipientId: recipient.id,
    recipientName: recipient.name,
    brokerage: recipient.brokerage ?? null,
    licenceNumber: recipient.licenceNumber ?? null,
    // In the order of the table, so that the same fields are the same reading and read alike.
    fields: FIELDS_IN_ORDER.filter((field) => fields.includes(field)),
    purpose,
    documentId: documentId ?? null,
    ...actorColumns(viewer),
  }));
  const written = await tx
    .insert(disclosures)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: disclosures.id });
  return written.length;
}

/** Writes one line of the data passport; false when it is a reading that is there already. */
export async function recordDisclosure(tx: Db, viewer: Viewer, input: DisclosureInput): Promise<boolean> {
  return (await recordDisclosures(tx, viewer, [input])) > 0;
}

/** Writes an audit row: who did what to which thing. Refuses nothing; it fails with the transaction it is part of. */
export async function recordAudit<Action extends AuditAction>(
  tx: Db,
  viewer: Viewer,
  input: AuditInput<Action>,
): Promise<void> {
  await sendWithNext(tx, prepareAudit(tx, viewer, input));
}

/** The statement of `recordAudit`, for those who send it together with another one. */
export function prepareAudit<Action extends AuditAction>(
  tx: Db,
  viewer: Viewer,
  input: AuditInput<Action>,
): SQLWrapper {
  return tx.insert(auditLog).values({
    action: input.action,
    thingKind: input.thing.kind,
    thingId: input.thing.id,
    data: input.data ?? {},
    requestId: input.requestId ?? null,
    ...actorColumns(viewer),
  });
}

async function earlierWithdrawal(tx: Db, consentId: string): Promise<Date> {
  const [row] = await tx
    .select({ withdrawnAt: consents.withdrawnAt })
    .from(consents)
    .where(eq(consents.id, consentId));
  if (!row?.withdrawnAt) throw notFound();
  return row.withdrawnAt;
}

function actorColumns(viewer: Viewer) {
  switch (viewer.kind) {
    case 'visitor':
      return { actorKind: 'visitor', actorId: null, actorRole: null } as const;
    case 'user':
      // Who looks through somebody's eyes is the one who does it.
      if (viewer.seenBy) return { actorKind: 'user', actorId: viewer.seenBy.id, actorRole: 'admin' } as const;
      return { actorKind: 'user', actorId: viewer.id, actorRole: viewer.role } as const;
    case 'token':
      return { actorKind: 'token', actorId: viewer.id, actorRole: null } as const;
    case 'system':
      return { actorKind: 'system', actorId: viewer.name, actorRole: null } as const;
  }
}
