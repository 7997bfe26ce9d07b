import type { AuditEntry } from '#app/features/oversight/audit/schema.ts';

/** A row as it stands in the chain and in the export: its codes and ids, for whoever compares them. */
export function codesOf({ seq, action, thingKind, thingId, requestId, hash }: AuditEntry) {
  const parts: [name: string, value: string | null][] = [
    ['Entry', String(seq)],
    ['Recorded as', `${action}, ${thingKind} ${thingId}`],
    ['API call', requestId],
    ['Hash', hash],
  ];
  return parts.flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
}
