import { addBusinessTime } from '#app/platform/clock/business-hours.ts';
import { REPLY } from './turn.ts';

/** By when whoever has a policy is told who looks after what they wait for, once its broker has left it. */
export function tellBy(leftAt: Date): Date {
  return addBusinessTime(leftAt, REPLY);
}
