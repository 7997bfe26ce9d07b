/** What is covered and what is not, in the lines of a pasted quote. */
export type Split = { coverage: string; notCovered: string };

/** Longer lines are no list of a quote, and are read by their beginning. */
const LONGEST_LINE = 400;
const LONGEST_TEXT = 20_000;

const LEFT_OUT =
  /^(?:main |key |policy )?(?:exclusions?|excluded|excludes|exceptions?|not covered|not included|what is not covered|does not (?:cover|include|pay))\b ?[:.–-]? ?/i;
const COVERED = /^(?:coverages?|covered|what is covered|includes?|included|limits?) ?: ?/i;
/** Has a field of its own: the insurer, the premium, fees, and the days of the quote. */
const ELSEWHERE =
  /^(?:insurer|insurance company|company|carrier|underwriter) ?:|^(?:(?:total |annual |yearly |monthly )?premium|policy fee|total (?:cost|price))\b[^$]{0,60}\$|^(?:this |the )?(?:quote|offer)(?: is)? valid\b|^valid\b|^(?:effective|starts?)\b/i;
const BULLET = /^[-*•·] {1,4}/;
/** Ends a list of exclusions: the next subject of the quote. */
const OTHER_SUBJECT = /^[A-Z][\w ,’'/&-]{2,40}:/;

/** Whether words about coverage speak of what is left out. */
export function namesExclusions(coverage: string): boolean {
  return /\b(?:exclusions?|excluded|excludes|excluding|not covered|not included|does not cover)\b/i.test(
    coverage,
  );
}

/**
 * Parts the lines of a pasted quote: those under or behind a word such as "Exclusions" are not covered, those that have a field of
 * their own are left out, as is the line `named` that is offered as the insurer, and the rest is covered. A list of exclusions goes on until an empty line or the next subject.
 */
export function splitPasted(text: string, named: string | null = null): Split {
  const parts: Record<keyof Split, string[]> = { coverage: [], notCovered: [] };
  let part: keyof Split = 'coverage';
  for (const whole of text.slice(0, LONGEST_TEXT).split('\n')) {
    const line = whole.trim().replace(BULLET, '');
    const start = line.slice(0, LONGEST_LINE);
    if (named !== null && line === named) continue;
    if (line === '') {
      if (parts[part].length > 0) part = 'coverage';
      continue;
    }
    const isLeftOut = LEFT_OUT.test(start);
    if (isLeftOut) part = 'notCovered';
    else if (COVERED.test(start) || OTHER_SUBJECT.test(start)) part = 'coverage';
    if (!isLeftOut && ELSEWHERE.test(start)) continue;
    const words = line.replace(isLeftOut ? LEFT_OUT : COVERED, '');
    if (words) parts[part].push(words);
  }
  return { coverage: parts.coverage.join('\n'), notCovered: parts.notCovered.join('\n') };
}
