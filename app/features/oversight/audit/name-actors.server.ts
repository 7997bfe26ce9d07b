import { namesOfPeople } from '#app/features/accounts/queries.server.ts';
import type { AuditRow } from '#app/features/ledger/audit-queries.server.ts';
import { namesOfTokens } from '#app/features/oversight/api-tokens/queries.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { AuditEntry } from './schema.ts';

/** Rows of the audit log with the names that their actors have now. */
export async function nameActors(db: Db, rows: readonly AuditRow[]): Promise<AuditEntry[]> {
  const ids = rows.flatMap(({ actorKind, actorId }) => (actorKind === 'user' && actorId ? [actorId] : []));
  const names = await namesOfPeople(db, ids);
  const tokenIds = rows.flatMap((row) => (row.actorKind === 'token' && row.actorId ? [row.actorId] : []));
  const programs = await namesOfTokens(db, tokenIds);
  return rows.map(({ actorKind, actorId, actorRole, at, seq, hash, ...row }) => ({
    ...row,
    seq: seq ?? 0,
    hash: hash ?? '',
    at: at.toISOString(),
    role: actorRole,
    by: nameOf(actorKind, actorId, actorKind === 'token' ? programs : names),
  }));
}

function nameOf(kind: AuditRow['actorKind'], id: string | null, names: ReadonlyMap<string, string>): string {
  if (kind === 'visitor') return 'A visitor';
  if (kind === 'system') return `The system (${id ?? 'unknown'})`;
  if (kind === 'token') return `The program “${names.get(id ?? '') ?? 'unknown'}”`;
  return names.get(id ?? '') ?? 'Somebody whose account is gone';
}
