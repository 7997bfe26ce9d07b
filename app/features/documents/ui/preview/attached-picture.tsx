import { type DocumentDoor, documentAddress } from '#app/features/documents/data.ts';
import type { DocumentOutput } from '#app/features/documents/schema.ts';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { usePageSource } from './page-picture.tsx';

type AttachedPictureProps = { door: DocumentDoor; document: DocumentOutput };

/** A photo that came with a message, cut to the size of its place; its name where it cannot be shown. */
export function AttachedPicture({ door, document }: AttachedPictureProps) {
  const { source, state, setState } = usePageSource(door, documentAddress(door, document.id, 1));
  if (state === 'failed') return <span className="p-3 text-sm">{document.name}</span>;
  return (
    <>
      {state === 'loading' && <Skeleton className="absolute inset-0" />}
      {source && (
        <img
          src={source}
          alt=""
          loading="lazy"
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
          className="size-full object-cover"
        />
      )}
    </>
  );
}
