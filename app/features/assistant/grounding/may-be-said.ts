import { findWordingBreaches } from '#content/wording/check-wording.ts';

/** What a licensed person might say and this assistant may not, besides the rules for all texts of the site. */
const NOT_OURS_TO_SAY =
  /\bI(?:'d| would|'ll| will| can)? (?:recommend|advise|suggest|guarantee)\b|\byou(?:'d| should| ought to| need to)(?: definitely| really)? (?:buy|choose|get|take|drop|cancel|switch|pick|go with|sign|sue)\b|\byour (?:premium|rate|price|quote|claim) (?:is|will|would|should)\b|\b(?:is|are) the (?:best|cheapest|right) (?:insurer|company|cover|coverage|policy|choice|option)\b|\b(?:as|being) (?:a|your) (?:licensed )?(?:broker|agent)\b|\bapplication (?:is|has been) (?:accepted|submitted|received)\b|\bsystem prompt\b/i;

/** The words of a text that are not ours to say, or null. */
export function notOursIn(text: string): string | null {
  return NOT_OURS_TO_SAY.exec(text)?.[0] ?? null;
}

/** Whether an answer, from wherever it comes, may be said. */
export function mayBeSaid(answer: string): boolean {
  return notOursIn(answer) === null && findWordingBreaches(answer).length === 0;
}
