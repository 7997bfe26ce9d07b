import { TextAnchor } from '#app/ui/text/text-link.tsx';
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

const NOTICE =
  'This page is general information, not advice. If it differs from the law or your policy, go by the law and your policy.';

/** When a person last read the page against its sources, and what they are. */
export function PageSources({
  reviewed,
  isBeingChecked = false,
  pointers,
  facts,
  notice = NOTICE,
}: PageSourcesProps) {
  const toCheck = pointers.map(
    (pointer) => facts.find(({ url }) => url === pointer.url) ?? { ...pointer, asOf: '' },
  );
  const others = facts.filter(({ url }) => !pointers.some((pointer) => pointer.url === url));
  return (
    <footer className="mt-16 border-t border-line pt-6 text-sm text-slate print:mt-8">
      <p>
        Last reviewed <time dateTime={reviewed.day}>{reviewed.words}</time>
        {isBeingChecked && ', and being checked again'}.{notice && ` ${notice}`}
      </p>
      <details className="fold-line mt-3 border-y border-line text-xs">
        <summary>Sources ({toCheck.length + others.length})</summary>
        {toCheck.length > 0 && (
          <>
            <p>To check what this page says:</p>
            <Sources list={toCheck} />
          </>
        )}
        {others.length > 0 && (
          <>
            <p>{toCheck.length > 0 ? 'Other sources:' : 'Where the facts come from:'}</p>
            <Sources list={others} />
            {others.some(({ asOf }) => asOf === '') && (
              <p className="pb-4">Sources listed without a date do not give one.</p>
            )}
          </>
        )}
      </details>
    </footer>
  );
}

function notesOn({ asOf, isBeingChecked }: DatedSource): string {
  return [asOf, isBeingChecked ? 'being checked again' : ''].filter(Boolean).join('; ');
}

function Sources({ list }: { list: readonly DatedSource[] }) {
  return (
    <ul className="gap-x-10 pb-4 *:break-inside-avoid *:py-1 sm:columns-2">
      {list.map((source) => (
        <li key={source.name}>
          {source.url ? (
            <TextAnchor href={source.url} rel="noopener" className="inline-block py-1 font-normal">
              {source.name}
            </TextAnchor>
          ) : (
            source.name
          )}
          {notesOn(source) && ` (${notesOn(source)})`}
        </li>
      ))}
    </ul>
  );
}
