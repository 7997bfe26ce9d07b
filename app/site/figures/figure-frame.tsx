import type { ReactNode } from 'react';
import { TextAnchor } from '#app/ui/text/text-link.tsx';
import type { DatedSource } from '#content/facts/reading/sources-of.ts';

type FigureFrameProps = {
  intro: string;
  note: string;
  sources: readonly DatedSource[];
  children: ReactNode;
};

/** What all figures have around them: what to do, the picture, what it leaves out and where it was read. */
export function FigureFrame({ intro, note, sources, children }: FigureFrameProps) {
  return (
    <>
      <p className="mt-3 max-w-text">{intro}</p>
      <div className="mt-6 rounded-card border border-line bg-surface print:break-inside-avoid">
        {children}
      </div>
      <p className="mt-3 max-w-text text-sm text-slate">{note}</p>
      {sources.length > 0 && <SourceLine sources={sources} />}
    </>
  );
}

/** Where something was read, with its dates, in one line. */
export function SourceLine({ sources }: { sources: readonly DatedSource[] }) {
  if (sources.length === 0) return null;
  return (
    <p className="mt-1.5 text-xs text-slate">
      {sources.length > 1 ? 'Sources: ' : 'Source: '}
      {sources.map(({ name, url, asOf }, position) => (
        <span key={name}>
          {position > 0 && '; '}
          {url ? (
            <TextAnchor href={url} rel="noopener" className="font-normal">
              {name}
            </TextAnchor>
          ) : (
            name
          )}
          {asOf && ` (${asOf})`}
        </span>
      ))}
    </p>
  );
}
