import { Link, useLocation } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import {
  LAKE_PATH,
  MAP,
  MOUNTAIN_PATH,
  OUTLINE_PATH,
  onMap,
  PEAK_PATHS,
  PRAIRIE_PATH,
  RIVER_PATH,
} from './alberta-outline.ts';

export type MapPlace = {
  slug: string;
  name: string;
  /** A page, or a #place on this one. */
  to: string;
  latitude: number;
  longitude: number;
};

type AlbertaMapProps = {
  label: string;
  places: readonly MapPlace[];
  marked: string | null;
  onMark: (slug: string | null) => void;
};

/** The province with the places we name. Each is a link with a target of 44 pixels, in the order of the list beside it. */
export function AlbertaMap({ label, places, marked, onMark }: AlbertaMapProps) {
  return (
    <nav aria-label={label} className="mx-auto w-full max-w-92 print:hidden">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its nav has the name; a title would follow the mouse over every place */}
      <svg viewBox={`0 0 ${MAP.width} ${MAP.height}`} className="block h-auto w-full overflow-visible">
        <clipPath id="alberta">
          <path d={OUTLINE_PATH} />
        </clipPath>
        <g clipPath="url(#alberta)">
          <path d={OUTLINE_PATH} fill="#c5ddd5" />
          <path d={PRAIRIE_PATH} fill="#f3dfbb" />
          <path d={MOUNTAIN_PATH} fill="#a9c6cf" />
          <path
            d={RIVER_PATH}
            fill="none"
            stroke="#8cbcd0"
            strokeWidth="3"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          <path d={LAKE_PATH} fill="#8cbcd0" />
          <path d={PEAK_PATHS.shade} fill="#6f97a8" />
          <path d={PEAK_PATHS.light} fill="#dce9ec" />
        </g>
        {places.map((place) => (
          <Pin key={place.slug} place={place} isMarked={marked === place.slug} onMark={onMark} />
        ))}
      </svg>
    </nav>
  );
}

/** Where each name stands, so that none covers another; to the right of its pin unless said otherwise. */
const LABELS: Record<string, { dx: number; dy: number; anchor: 'start' | 'end' }> = {
  'fort-mcmurray': { dx: -15, dy: 6, anchor: 'end' },
  'medicine-hat': { dx: 14, dy: -17, anchor: 'end' },
};

function Pin({
  place,
  isMarked,
  onMark,
}: { place: MapPlace; isMarked: boolean } & Pick<AlbertaMapProps, 'onMark'>) {
  // While a page is built its path ends with a slash, and a link to a place on it would lead through a redirect.
  const here = useLocation().pathname.replace(/\/$/, '');
  const { x, y } = onMap(place.latitude, place.longitude);
  const { dx, dy, anchor } = LABELS[place.slug] ?? { dx: 13, dy: 6, anchor: 'start' };
  return (
    <Link
      to={place.to.startsWith('#') ? here + place.to : place.to}
      prefetch="intent"
      onMouseEnter={() => onMark(place.slug)}
      onMouseLeave={() => onMark(null)}
      onFocus={() => onMark(place.slug)}
      onBlur={() => onMark(null)}
      className="group focus-visible:outline-none"
    >
      <circle cx={x} cy={y} r="26" fill="transparent" />
      <circle
        cx={x}
        cy={y}
        r="15"
        strokeWidth="3"
        className={classNames(
          'fill-spruce/0 stroke-spruce opacity-0 group-focus-visible:opacity-100',
          isMarked && 'opacity-100',
        )}
      />
      <circle cx={x} cy={y} r="7.5" className="fill-spruce stroke-surface" strokeWidth="2.5" />
      <text
        x={x + dx}
        y={y + dy}
        textAnchor={anchor}
        fontSize="18"
        paintOrder="stroke"
        stroke="#fff"
        strokeOpacity="0.5"
        strokeWidth="4"
        strokeLinejoin="round"
        className={classNames('fill-ink font-semibold', isMarked && 'underline')}
      >
        {place.name}
      </text>
    </Link>
  );
}
