/** That a request was opened again after it had ended, and whether its client had withdrawn it. */
export type Reopened = { at: Date; wasWithdrawn: boolean };

type Ended = { closedReason: string | null; closedAt: Date | null };

/** When a case was last opened again, from its accesses that ended; null for one that never was. */
export function reopenedOf(reopenedAt: Date | null, ended: readonly Ended[]): Reopened | null {
  if (!reopenedAt) return null;
  const wasWithdrawn = ended.some(
    ({ closedReason, closedAt }) =>
      closedReason === 'withdrawn' && closedAt !== null && closedAt <= reopenedAt,
  );
  return { at: reopenedAt, wasWithdrawn };
}
