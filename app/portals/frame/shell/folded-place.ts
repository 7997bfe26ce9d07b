/** A place of a portal that stands behind “More” on a phone. */
export type FoldedPlace = {
  to: string;
  label: string;
  /** Something that waits there. */
  waiting?: { count: number; words: string };
};
