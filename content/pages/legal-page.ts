import type { Page, Section } from './page.ts';

/** A section with a place of its own, so that mails and forms can point to it. */
export type LegalSection = Section & { id: string };

export type LegalPage = Page & {
  /** ISO day from which this version holds. Consents and accounts store it as their `termsVersion`. */
  effectiveOn: string;
  sections: readonly LegalSection[];
};

/** One line of the table of what is kept, and how long. */
export type RetentionRow = { what: string; period: string; why: string };
