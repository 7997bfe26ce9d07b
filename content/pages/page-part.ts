import type { Section } from './page.ts';

export const STANDING_LABELS = {
  required: 'Set by law',
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
  example: {
    story: readonly string[];
    lines: readonly { what: string; amount: string }[];
    result: string;
  };
};

export type CoveragePart = { kind: 'coverage'; heading: string; intro: string; rows: readonly CoverRow[] };
export type ExclusionsPart = { kind: 'exclusions'; heading: string; intro: string; items: readonly string[] };
export type ChecklistPart = { kind: 'checklist'; heading: string; intro: string; items: readonly string[] };

/** A section is text when it says no kind. */
export type PagePart =
  | (Section & { kind?: undefined })
  | TablePart
  | TimelinePart
  | ExamplePart
  | CoveragePart
  | ExclusionsPart
  | ChecklistPart;

/** What a part says, line by line, for those who search its words: a worked example is invented and left out. */
export function linesOf(part: PagePart): string[] {
  switch (part.kind) {
    case 'table':
      return [
        ...(part.intro ? [part.intro] : []),
        ...part.rows.map(
          ([name, ...cells]) =>
            `${name}: ${cells.map((cell, index) => (cells.length > 1 ? `${part.columns[index + 1]}: ${cell}` : cell)).join('; ')}`,
        ),
      ];
    case 'timeline':
      return [...(part.intro ? [part.intro] : []), ...part.steps.map(({ when, what }) => `${when}: ${what}`)];
    case 'example':
      return [];
    case 'coverage':
      return [part.intro, ...part.rows.map(({ cover, what }) => `${cover}: ${what}`)];
    case 'exclusions':
    case 'checklist':
      return [part.intro, ...part.items];
    default:
      return [...part.paragraphs, ...(part.bullets ?? [])];
  }
}
