export type DeadlineKind = 'accept' | 'promise' | 'reply';

/** Open minutes before a deadline at which it is at risk: a quarter of two hours, and of one business day. */
export const WARN_MINUTES: Record<DeadlineKind, number> = { accept: 30, promise: 120, reply: 120 };

/** What a broker needs at least between being asked and the promise, in minutes. */
const TIME_TO_ANSWER = 30;

/** Whether a case is due so soon that no broker could keep its promise: it is for the team then. */
export function isDueSoon({ promiseAt }: { promiseAt: Date | null }, now: Date): boolean {
  return promiseAt !== null && promiseAt.getTime() - now.getTime() < TIME_TO_ANSWER * 60_000;
}
