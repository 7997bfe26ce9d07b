import { daysOfChange, factsOn } from '#content/facts/facts.ts';
import { dayBefore } from './day-after.ts';
import { fillFactsIn } from './fill-facts.ts';

/**
 * The day on which a content last changed, as of `day`: when a person last wrote or read it (`since`), or a later day
 * from which its facts or spans read differently.
 */
export function changedOn(content: unknown, since: string, day: string): string {
  const later = daysOfChange().filter((one) => since < one && one <= day);
  return later.findLast((one) => readOn(content, one) !== readOn(content, dayBefore(one))) ?? since;
}

function readOn(content: unknown, day: string): string {
  return JSON.stringify(fillFactsIn(content, factsOn(day)));
}
