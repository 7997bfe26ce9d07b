import { TextAnchor } from '#app/ui/text-link.tsx';
import type { Source } from '#content/facts/reading/fact.ts';
import type { DatedSource } from '#content/facts/reading/sources-of.ts';

export type PageSourcesProps = {
  reviewed: { day: string; words: string };
  /** Set when the day by which the page should have been read again is over. */
  isBeingChecked?: boolean;
  /** Where the reader can check. */
  pointers: readonly Source[];
  /** Where the figures on the page were read. */
  facts: readonly DatedSource[];
  /** Null on pages that say nothing about coverage. */
  notice?: string | null;
};

/** From this many sources on, the list is folded. */
const FOLDED_FROM = 7;

const NOTICE =
  'This page is general information, not advice. Where it differs from your policy, the policy applies.';

/** When a person last read the page against its sources, and what they are. */
export function PageSources({
  reviewed,
  isBeingChecked = false,
  pointers,
  facts,
  notice = NOTICE,
}: PageSourcesProps) {
  return (
    <footer className="mt-16 border-t border-line pt-6 text-sm text-slate print:mt-8">
      <p>
        Last reviewed <time dateTime={reviewed.day}>{reviewed.words}</time>
        {isBeingChecked && ', and being checked again'}.{notice && ` ${notice}`}
      </p>
      {pointers.length > 0 && (
        <>
          <p className="mt-3">To check what this page says:</p>
          <ul className="*:py-0.5">
            {pointers.map((source) => (
              <li key={source.name}>
                <SourceName source={source} />
              </li>
            ))}
          </ul>
        </>
      )}
      {facts.length > 0 && (
        // A long list is folded: on a phone it was three screens of links. Printed, it stands open.
        <details
          open={facts.length < FOLDED_FROM}
          className="mt-5 text-xs print:[&::details-content]:[content-visibility:visible]"
        >
          <summary className="cursor-pointer py-3.5 font-semibold">
            Sources of the figures ({facts.length})
          </summary>
          <ul className="gap-x-10 *:break-inside-avoid *:py-1 sm:columns-2">
            {facts.map((source) => (
              <li key={source.name}>
                <SourceName source={source} />
                {notesOn(source) && ` (${notesOn(source)})`}
              </li>
            ))}
          </ul>
          {facts.some(({ asOf }) => asOf === '') && (
            <p className="mt-1">Where no date is given, the source itself has none.</p>
          )}
        </details>
      )}
    </footer>
  );
}

function notesOn({ asOf, isBeingChecked }: DatedSource): string {
  return [asOf, isBeingChecked ? 'being checked again' : ''].filter(Boolean).join('; ');
}

function SourceName({ source }: { source: Source }) {
  if (!source.url) return source.name;
  return (
    <TextAnchor href={source.url} rel="noopener" className="inline-block py-1 font-normal">
      {source.name}
    </TextAnchor>
  );
}
