/** What a broker needs at least between being asked and the promise, in minutes. */
const TIME_TO_ANSWER = 30;

/** Whether a case is due so soon that no broker could keep its promise: it is for the team then. */
export function isDueSoon({ promiseAt }: { promiseAt: Date | null }, now: Date): boolean {
  return promiseAt !== null && promiseAt.getTime() - now.getTime() < TIME_TO_ANSWER * 60_000;
}
