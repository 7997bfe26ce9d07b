import { albertaDate } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { now } from '#app/platform/now.ts';

/** Why a privacy request that was answered is open again. */
export const UNDELIVERED = 'The email with the answer could not be delivered.';

/** By when a privacy request has to be answered by law; what is over is said louder. */
export function DueDay({ dueOn }: { dueOn: string }) {
  const day = dayWords(dueOn);
  return dueOn < albertaDate(now()) ? (
    <span className="font-semibold text-danger">{`Overdue since ${day}`}</span>
  ) : (
    `Answer by ${day}`
  );
}
