import type { AuditEntry } from '#app/features/oversight/audit/schema.ts';

/** What a row holds, name by name: its codes and ids, as they stand in the chain and in the export. */
export function codesOf(entry: AuditEntry): [name: string, value: string][] {
  const { seq, action, thingKind, thingId, role, requestId, data, hash } = entry;
  const parts: [string, unknown][] = [
    ['Entry', seq],
    ['Action', action],
    ['Done to', `${thingKind} ${thingId}`],
    ['Role', role],
    ...Object.entries(data),
    ['API call', requestId],
    ['Hash', hash],
  ];
  return parts.flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, wordsOf(value)] as [string, string]],
  );
}

function wordsOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
