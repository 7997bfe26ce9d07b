import type { Happened } from '#app/features/webhooks/publish.server.ts';
import type { Access, CaseRow, HeldCase } from './held-case.server.ts';

type Taken = { isNew: boolean; held: HeldCase; after: CaseRow; access: Access | null };

/** What webhooks may be told of a step: what the case is and what became of it, and nothing about the person. */
export function toldElsewhere({ isNew, held, after, access }: Taken): Happened[] {
  const { id: caseId, reference, type, status, version, source, promiseAt, acceptBy } = after;
  const facts = { caseId, reference, type, status, version };
  const broker = access && access.id !== held.access?.id ? access : null;
  return [
    ...(isNew
      ? [{ type: 'case.created' as const, data: () => ({ ...facts, source, promiseAt: iso(promiseAt) }) }]
      : []),
    ...(broker
      ? [
          {
            type: 'case.assigned' as const,
            data: () => ({ ...facts, brokerId: broker.brokerId, acceptBy: iso(acceptBy) }),
          },
        ]
      : []),
    ...(!isNew && status !== held.row.status
      ? [
          {
            type: 'case.status_changed' as const,
            data: () => ({ ...facts, previousStatus: held.row.status }),
          },
        ]
      : []),
  ];
}

function iso(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
