import type { DrawnMap } from './draw-city-map.ts';

type CityMapProps = {
  map: DrawnMap;
  /** The map in words, in the order of its pins. */
  marks: readonly { title: string; text: string }[];
};

const LOOKS = {
  hail: { fill: '#5b8599', label: 'Risk of hail' },
  fire: { fill: '#d9822b', label: 'Risk of fire' },
  rain: { fill: '#4f9cbf', label: 'Risk of heavy rain' },
  flood: { fill: '#2f7fa8', label: 'Risk of high water' },
} as const;

/** A sketch of a place with numbered pins, and under it the same in words. */
export function CityMap({ map, marks }: CityMapProps) {
  const kinds = [
    ...new Set(map.zones.map(({ kind }) => kind)),
    ...(map.floods.length > 0 ? ['flood' as const] : []),
  ];
  return (
    <>
      <div className="mt-5 overflow-hidden rounded-card border border-line bg-[#e3ece1] print:break-inside-avoid">
        <Drawing map={map} />
        <p className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line bg-surface px-4 py-2.5 text-xs text-slate">
          {kinds.map((kind) => (
            <span key={kind} className="inline-flex items-center gap-2">
              <span
                aria-hidden="true"
                className="inline-block size-3 rounded-full opacity-60"
                style={{ backgroundColor: LOOKS[kind].fill }}
              />
              {LOOKS[kind].label}
            </span>
          ))}
          <span>This sketch is not to scale.</span>
        </p>
      </div>
      <ol className="mt-5 grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {marks.map(({ title, text }, index) => (
          <li key={title} className="flex gap-3 break-inside-avoid">
            <span
              aria-hidden="true"
              className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full bg-spruce text-xs font-semibold text-paper"
            >
              {index + 1}
            </span>
            <p className="text-sm text-slate">
              <strong className="block text-base font-semibold text-ink">{title}</strong>
              {text}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

function Drawing({ map }: { map: DrawnMap }) {
  const { width, height, town, rivers, lakes, roads, names, zones, floods, hasWind, pins } = map;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block h-auto w-full">
      <defs>
        {zones
          .map(({ kind }) => kind)
          .filter((kind, index, all) => all.indexOf(kind) === index)
          .map((kind) => (
            <radialGradient key={kind} id={`map-${kind}`}>
              <stop offset="0.35" stopColor={LOOKS[kind].fill} stopOpacity="0.42" />
              <stop offset="1" stopColor={LOOKS[kind].fill} stopOpacity="0" />
            </radialGradient>
          ))}
      </defs>
      <path d={town} fill="#d3e0cf" transform="translate(6 8)" />
      <path d={town} fill="#f4e8d2" />
      <g fill="none" stroke="#8cbcd0" strokeLinecap="round" strokeLinejoin="round">
        {rivers.map(({ name, path }, index) => (
          <path key={name} d={path} strokeWidth={index === 0 ? 9 : 6} />
        ))}
      </g>
      {lakes.map((path) => (
        <path key={path} d={path} fill="#8cbcd0" />
      ))}
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        {roads.map(({ name, path }) => (
          <path key={name} d={path} stroke="#c9bfa8" strokeWidth="5" />
        ))}
        {roads.map(({ name, path }) => (
          <path key={name} d={path} stroke="#fffdf8" strokeWidth="3" />
        ))}
      </g>
      {zones.map(({ kind, x, y, rx, ry }) => (
        <ellipse key={`${x}-${y}`} cx={x} cy={y} rx={rx} ry={ry} fill={`url(#map-${kind})`} />
      ))}
      <g
        fill="none"
        stroke={LOOKS.flood.fill}
        strokeOpacity="0.32"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {floods.map(({ path, width: wide }) => (
          <path key={path} d={path} strokeWidth={wide} />
        ))}
      </g>
      {hasWind && <Wind height={height} />}
      <Names places={rivers} size="text-[22px] sm:text-[16px]" fill="#2c6a86" isSlanted />
      <Names places={roads} size="text-[22px] sm:text-[15px]" fill="#6b6047" />
      <Names places={names} size="text-[23px] sm:text-[18px]" fill="#12303f" />
      {pins.map(({ x, y }, index) => (
        <g key={`${x}-${y}`}>
          <circle cx={x} cy={y} r="17" fill="#0e5a4b" stroke="#fffdf8" strokeWidth="3" />
          <text
            x={x}
            y={y}
            textAnchor="middle"
            dominantBaseline="central"
            fontWeight="600"
            fill="#fff"
            className="text-[23px] sm:text-[17px]"
          >
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

type NamesProps = {
  places: readonly { name: string; nameAt: { x: number; y: number } }[];
  /** Its class: a phone shows the drawing at half its size, so that names are larger in it. */
  size: string;
  fill: string;
  isSlanted?: boolean;
};

function Names({ places, size, fill, isSlanted = false }: NamesProps) {
  return (
    <g
      textAnchor="middle"
      fontWeight="600"
      className={size}
      fontStyle={isSlanted ? 'italic' : undefined}
      fill={fill}
      paintOrder="stroke"
      stroke="#f7f3e8"
      strokeWidth="4"
      strokeLinejoin="round"
    >
      {places.map(({ name, nameAt }) => (
        <text key={name} x={nameAt.x} y={nameAt.y + 5}>
          {name}
        </text>
      ))}
    </g>
  );
}

/** Gusts from the west, at the left edge. */
function Wind({ height }: { height: number }) {
  const middle = Math.round(height * 0.16);
  return (
    <g fill="none" stroke="#41697a" strokeWidth="3.5" strokeLinecap="round" strokeOpacity="0.7">
      {[-34, 0, 34].map((offset) => (
        <path
          key={offset}
          d={`M${offset === 0 ? 14 : 26} ${middle + offset}c24-10 38 10 62 0m-9-8l11 8-12 8`}
        />
      ))}
    </g>
  );
}
