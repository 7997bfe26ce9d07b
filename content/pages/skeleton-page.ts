import type { FigureId } from '#content/figures/figure.ts';
import type { Link, Page } from './page.ts';
import type { CoverRow, PagePart, PriceDriver } from './page-part.ts';

/** Service, industry and city pages share one set of headings, so people learn them once. */
export const SKELETON_HEADINGS = {
  whatItIs: 'What it is',
  covers: 'What it covers',
  doesNotCover: 'What it does not cover',
  priceDrivers: 'What affects the price',
  checklist: 'Have this ready for a quote',
  ask: 'Ask the broker',
  questions: 'Questions people ask',
  nextStep: 'Next step',
} as const;

/** What the parts of such a page are called. */
export type SkeletonHeadings = Record<keyof typeof SKELETON_HEADINGS, string>;

/** The blocks of such a page as they stand when it says no order of its own. Questions and the next step come after. */
export const SKELETON_ORDER = [
  'whatItIs',
  'change',
  'before',
  'covers',
  'doesNotCover',
  'sections',
  'after',
  'priceDrivers',
  'checklist',
] as const;

export type SkeletonBlock = (typeof SKELETON_ORDER)[number];

/** A block, or the one of the page's `sections` with this heading, which then stands here and not among the others. */
export type SkeletonPlace = SkeletonBlock | { section: string };

/** Two sets of rules side by side: right before the day and after it, without a new release. */
export type DatedChange = {
  heading: string;
  /** ISO day on which the second column begins. */
  on: string;
  intro: string;
  beforeLabel: string;
  afterLabel: string;
  /** `before` may use facts that end, `after` facts that begin: the label above them gives the date. */
  rows: readonly { what: string; before: string; after: string }[];
  note: string;
  /** Folds the note on a phone, under this name. */
  noteName?: string;
  /** Where the whole of it is told. */
  link?: Link;
};

export type QuoteType =
  | 'auto'
  | 'home'
  | 'business'
  | 'commercial-auto'
  | 'life'
  | 'travel'
  | 'supervisa'
  | 'group-benefits'
  | 'specialty'
  | 'general';

/** Coverages that stand folded below the others, under a line that names them. */
export type MoreCovers = { heading: string; intro: string; rows: readonly CoverRow[] };

export type SkeletonPage = Page & {
  /** Every block once, in the order in which people worry; without it, `SKELETON_ORDER`. */
  order?: readonly SkeletonPlace[];
  whatItIs: readonly string[];
  change?: DatedChange;
  /** What people can play with, in the block `before` or `after`. */
  figures?: { before?: readonly FigureId[]; after?: readonly FigureId[] };
  /** `more` is folded on screens: what fewer people ask about. */
  covers: { intro: string; rows: readonly CoverRow[]; more?: MoreCovers };
  doesNotCover: { intro: string; items: readonly string[] };
  /** What is particular to this page. */
  sections: readonly PagePart[];
  priceDrivers: { intro: string; items: readonly (PriceDriver & { why: string })[] };
  /** `ask` holds what to ask the broker. */
  checklist: { intro: string; items: readonly string[]; ask?: readonly string[] };
  /** Ids of questions in content/faqs. */
  questions: readonly string[];
  /** Without a type the form asks which one: places have several. */
  nextStep: { text: string; quoteType?: QuoteType; label: string };
};
