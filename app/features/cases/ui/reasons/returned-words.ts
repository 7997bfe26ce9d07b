import type { AdminCase } from '#app/features/cases/schema.ts';
import { shortTime } from '#app/features/cases/ui/deadline/short-time.ts';
import { RETURN_REASON_WORDS } from './return-reasons.ts';

/** `returned by Dana Whitford, 8:38 am: “No capacity in time”` */
export function returnedWords({ by, at, reason }: NonNullable<AdminCase['returned']>, now: Date): string {
  const who = `returned by ${by}, ${shortTime(new Date(at), now)}`;
  return reason ? `${who}: ${quotedReason(reason)}` : who;
}

/** `“No capacity in time”` */
export const quotedReason = (reason: string) => `“${RETURN_REASON_WORDS.get(reason) ?? reason}”`;
