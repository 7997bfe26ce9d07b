import { Link } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { MAP, OUTLINE_PATH, onMap, RIVER_PATHS } from './alberta-outline.ts';

export type MapPlace = {
  slug: string;
  name: string;
  /** A page, or a #place on this one. */
  to: string;
  latitude: number;
  longitude: number;
};

type AlbertaMapProps = { places: readonly MapPlace[]; marked: string | null; onMark: (slug: string | null) => void };

/** The province with the places we name. Each is a link with a target of 44 pixels, in the order of the list beside it. */
export function AlbertaMap({ places, marked, onMark }: AlbertaMapProps) {
  return (
    <div className="relative mx-auto w-full max-w-110">
      <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} aria-hidden="true" className="block h-auto w-full">
        <path d={OUTLINE_PATH} fill="#d9e8e3" />
        <Relief />
        {RIVER_PATHS.map((path) => (
          <path key={path} d={path} fill="none" stroke="#9cc5d6" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round" />
        ))}
      </svg>
      <ul aria-label="Map of Alberta">
        {places.map((place) => (
          <Pin key={place.slug} place={place} isMarked={marked === place.slug} onMark={onMark} />
        ))}
      </ul>
    </div>
  );
}
