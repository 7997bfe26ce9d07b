import { shortDay, shortTime } from '#app/features/cases/ui/deadline/short-time.ts';
import type { OwedPolicy } from '#app/features/oversight/policies/schema.ts';
import { albertaDayStart } from '#app/platform/clock/clock.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';

/** `Certificate needed by Dec 4; documents by Tue 5 pm` */
export function owedWords({ certificateBy, papersBy }: OwedPolicy, now: Date): string {
  const due = papersBy && new Date(papersBy);
  const papers =
    due && (due > now ? `documents by ${shortTime(due, now)}` : `documents were due ${shortTime(due, now)}`);
  const certificate = certificateBy && `certificate needed by ${shortDay(albertaDayStart(certificateBy))}`;
  return upperFirst([certificate, papers].filter(Boolean).join('; '));
}
