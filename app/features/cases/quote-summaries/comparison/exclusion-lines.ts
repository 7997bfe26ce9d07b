import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { coverLines, isSameSubject, subjectOf } from './cover-lines.ts';

/** A comma with a space behind it: that of `$3,000` parts nothing. */
const LIST_COMMA = /[,;]\s/g;
const JOINED = /\s(?:and|or)\s/gi;
const LEADING_JOIN = /^\s*(?:(?:and|or)\s+)?/i;
/** What goes on about the thing before it, rather than naming the next one. */
const GOES_ON =
  /^(?:[^\p{L}]|(?:if|when|where|while|unless|except|excluding|including|such|like|but|which|that|who|whose|from|caused|due|because|as|in|on|at|of|by|for|to|up|over|above|below|under|more|less|with|without|only|no|not|per|each|limit|limited|maximum|deductible|also|even|after|before|during|since|until|whether|other|any|all|both)\b)/iu;
const LIMIT = /[$\d]|\b(?:over|above|more than|worth|if|unless|when|while|except)\b/i;

/**
 * What a quote excludes, a line each: of a list in one line each thing is a line of its own, so that it can be compared.
 * Two things joined by a word are parted only where another quote names one of them, by these subjects: `Wear and tear`
 * is one thing. A list that ends with a limit or a condition for all of it stays whole.
 */
export function exclusionLines(text: string, others: readonly string[], type?: InsuranceType): string[] {
  return coverLines(text).flatMap((line) => {
    if (endsInCommon(line)) return [line];
    const parts = partedAt(line, LIST_COMMA, (rest) => !GOES_ON.test(rest));
    const isNamed = (part: string) =>
      others.some((other) => isSameSubject(subjectOf(part.replace(/\.$/, '')), other, type));
    return parts.flatMap((part) => partedAt(part, JOINED, isNamed)).map(upperFirst);
  });
}

/** Whether `furs and art over $6,000` ends the list: its limit or condition may be one of all that stands before it. */
function endsInCommon(line: string): boolean {
  const last = line.split(LIST_COMMA).at(-1) ?? '';
  const [, ...joined] = last.split(JOINED);
  return LIMIT.test(joined.join(' '));
}

/** The parts of a line between such marks outside brackets, where what stands behind one is a thing of its own. */
function partedAt(line: string, mark: RegExp, isOwn: (rest: string) => boolean): string[] {
  const isOutside = (at: number) => line.lastIndexOf('(', at) <= line.lastIndexOf(')', at);
  const found = [...line.matchAll(mark)].flatMap(({ 0: { length }, index }) => {
    const behind = line.slice(index + length);
    const start = index + length + (LEADING_JOIN.exec(behind)?.[0].length ?? 0);
    return isOutside(index) && isOwn(line.slice(start)) ? [{ end: index, start }] : [];
  });
  const starts = [0, ...found.map(({ start }) => start)];
  return starts.map((start, place) => line.slice(start, found[place]?.end).trim());
}
