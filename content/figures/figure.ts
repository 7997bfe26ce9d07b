/** The figures that people can play with. */
export const FIGURE_IDS = ['care-first', 'water', 'deductibles', 'super-visa'] as const;

export type FigureId = (typeof FIGURE_IDS)[number];

/** What every figure has. Texts may hold `{fact.key}`; what it shows stands in the page as text too. */
export type FigureTexts = {
  id: FigureId;
  heading: string;
  intro: string;
  /** What the picture leaves out, in a sentence or two. */
  note: string;
  /** Folds it on a phone under these words, where it is one part of a page among many. */
  foldedAs?: string;
};

export function isFigureId(name: string): name is FigureId {
  return FIGURE_IDS.some((id) => id === name);
}
