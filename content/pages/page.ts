import type { Source } from '#content/facts/reading/fact.ts';

export type Link = { label: string; to: string };

/** What every public page has. Texts may hold `{fact.key}` placeholders and no other markup. */
export type Page = {
  /** The canonical path. */
  path: string;
  /** Other paths of the specification that show the same page. */
  alsoAt?: readonly string[];
  /** The whole title of the document, at most 60 characters; nothing is added to it. */
  title: string;
  /** At most 155 characters. */
  description: string;
  /** The h1. */
  heading: string;
  lead: string;
  /** ISO day on which a person last read the page against its sources. */
  reviewedOn: string;
  /** Official bodies where the reader can check. The facts on the page add their own: `sourcesOf`. */
  pointers: readonly Source[];
  related: readonly Link[];
};

/** A number that stands large, and the few words that say what it counts. */
export type KeyNumber = { value: string; caption: string };

export type Section = {
  heading: string;
  /** A scene of what the section is about. */
  imageUrl?: `/illustrations/${string}.svg`;
  paragraphs: readonly string[];
  bullets?: readonly string[];
  /** The bullets are done one after another, and counted. */
  isInSteps?: boolean;
  /** Where the section leads on to. */
  links?: readonly Link[];
  /** Found by loaders among the facts that the texts name; never typed. */
  keyNumbers?: readonly KeyNumber[];
};
