import type { Section } from './page.ts';

export const STANDING_LABELS = {
  required: 'Required by law',
  unlessOptedOut: 'Included unless you opt out',
  core: 'In most packages',
  included: 'Usually included',
  optional: 'Optional',
  separate: 'Separate coverage',
} as const;

/** One row of the coverage table. */
export type CoverRow = {
  cover: string;
  what: string;
  standing: keyof typeof STANDING_LABELS;
};

/** Rows under their own headings, for what is compared. The first cell of a row names it. */
export type TablePart = {
  kind: 'table';
  heading: string;
  intro?: string;
  /** Folds it on a phone, under these words. Without them a long table is folded under the number of its rows. */
  foldedAs?: string;
  /** The page is read for it: even a long table is not folded on a phone. */
  isOpenOnPhone?: true;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
};

/** What happens one after another: steps of a claim, of a year, of a project. */
export type TimelinePart = {
  kind: 'timeline';
  heading: string;
  intro?: string;
  steps: readonly { when: string; what: string }[];
};

/** A case that is worked through. Its people and figures are invented, and it says so. */
export type ExamplePart = {
  kind: 'example';
  heading: string;
  /** Folds it on a phone, under these words. */
  foldedAs?: string;
  example: {
    story: readonly string[];
    lines: readonly { what: string; amount: string }[];
    result: string;
  };
};

/** What moves the price, and, where it has a direction, the ends of its scale: what usually costs less, and more. */
export type PriceDriver = { factor: string; why?: string; scale?: readonly [less: string, more: string] };

export type PricePart = { kind: 'price'; heading: string; intro: string; items: readonly PriceDriver[] };
export type CoveragePart = { kind: 'coverage'; heading: string; intro: string; rows: readonly CoverRow[] };
export type ExclusionsPart = { kind: 'exclusions'; heading: string; intro: string; items: readonly string[] };
export type ChecklistPart = { kind: 'checklist'; heading: string; intro: string; items: readonly string[] };

/** A section is text when it says no kind. */
export type PagePart =
  | (Section & { kind?: undefined })
  | TablePart
  | TimelinePart
  | ExamplePart
  | PricePart
  | CoveragePart
  | ExclusionsPart
  | ChecklistPart;

export function isText(part: PagePart): part is Section & { kind?: undefined } {
  return part.kind === undefined;
}
