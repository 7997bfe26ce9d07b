/** Words that may not stand on a page, and why. */
export type WordingRule = {
  id: string;
  pattern: RegExp;
  /** Why the words may not stand on a page. */
  reason: string;
  /** What to write. */
  instead: string;
};
