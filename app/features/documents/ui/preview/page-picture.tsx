import { type CSSProperties, useEffect, useState } from 'react';
import { type DocumentDoor, documentAddress, fetchAsDataUrl } from '#app/features/documents/data.ts';
import type { DocumentOutput } from '#app/features/documents/schema.ts';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { FITS } from './zoom.ts';

type PagePictureProps = {
  door: DocumentDoor;
  document: DocumentOutput;
  page: number;
  zoom: number;
  reason?: string;
};

/** The picture of one page. Give it the page as its key: it begins anew with each. */
export function PagePicture({ door, document, page, zoom, reason }: PagePictureProps) {
  const { source, state, setState } = usePageSource(door, documentAddress(door, document.id, page, reason));

  if (state === 'failed')
    return (
      <p role="alert" className="text-slate">
        The picture of this page cannot be shown right now. The file itself can be downloaded.
      </p>
    );
  return (
    <div className="relative min-h-60">
      {state === 'loading' && <Skeleton className="absolute inset-0" />}
      {source && (
        <img
          src={source}
          alt={`Page ${page} of ${document.name}`}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
          style={sizeOf(document, zoom)}
          className="relative mx-auto border border-line bg-surface"
        />
      )}
    </div>
  );
}

/** Where the picture of a page comes from, and whether it has. */
export function usePageSource(door: DocumentDoor, address: string) {
  const [source, setSource] = useState(door.headers ? null : address);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  useEffect(() => {
    if (!door.headers) return;
    let isGone = false;
    fetchAsDataUrl(door, address).then(
      (url) => !isGone && setSource(url),
      () => !isGone && setState('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [door, address]);
  return { source, state, setState };
}

/** A photo fits as a whole into what it lies on, whatever stands above it; a page is as wide as the window, and as is good to read. */
function sizeOf({ mime }: DocumentOutput, zoom: number): CSSProperties {
  if (zoom === FITS && mime.startsWith('image/')) {
    return { maxWidth: '100%', maxHeight: 'calc(100cqh - 2px)' };
  }
  return { width: `calc(min(100%, 60rem) * ${zoom})`, maxWidth: 'none' };
}
