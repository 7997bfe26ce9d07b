import { minutesText, type Share, shareText } from './number-words.ts';

/** How a number differs from that of the period before, in words, and which way. */
export type Change = { direction: 'up' | 'down' | 'level'; words: string };

/** `6 more`, `6 fewer`. */
export function countChange(current: number, earlier: number): Change {
  return changeOf(current - earlier, { more: 'more', less: 'fewer', say: String });
}

/** `8 points higher`, by the percentages that are shown; null where one of them says nothing. */
export function shareChange(current: Share, earlier: Share): Change | null {
  if (current.of === 0 || earlier.of === 0) return null;
  const points = Number.parseInt(shareText(current), 10) - Number.parseInt(shareText(earlier), 10);
  const say = (by: number) => (by === 1 ? '1 point' : `${by} points`);
  return changeOf(points, { more: 'higher', less: 'lower', say });
}

/** `25 min later`, by the minutes that are shown; null where there is none to compare. */
export function minutesChange(current: number | null, earlier: number | null): Change | null {
  if (current === null || earlier === null) return null;
  const by = Math.round(current) - Math.round(earlier);
  return changeOf(by, { more: 'later', less: 'sooner', say: minutesText });
}

type Wording = { more: string; less: string; say: (by: number) => string };

function changeOf(by: number, { more, less, say }: Wording): Change {
  if (by === 0) return { direction: 'level', words: 'the same' };
  return { direction: by > 0 ? 'up' : 'down', words: `${say(Math.abs(by))} ${by > 0 ? more : less}` };
}
