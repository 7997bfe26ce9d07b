/** Width and height of the map's drawing. */
export const MAP = { width: 400, height: 640 } as const;

const TOP = 60;
const BOTTOM = 49;
const MARGIN = 16;
const DEGREE = (MAP.height - 2 * MARGIN) / (TOP - BOTTOM);
const MIDDLE = -115;

/** Where a place lies on the map: meridians lean together to the north, as on a globe. */
export function onMap(latitude: number, longitude: number): { x: number; y: number } {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  return {
    x: round(MAP.width / 2 + (longitude - MIDDLE) * DEGREE * narrowing),
    y: round(MARGIN + (TOP - latitude) * DEGREE),
  };
}

/** The province, clockwise from its north-west corner; in the south-west it follows the continental divide. */
const BORDER: readonly (readonly [latitude: number, longitude: number])[] = [
  [60, -120],
  [60, -115],
  [60, -110],
  [56, -110],
  [52, -110],
  [49, -110],
  [49, -112],
  [49, -114.07],
  [49.35, -114.6],
  [49.75, -114.65],
  [50.1, -114.8],
  [50.45, -115.25],
  [50.75, -115.6],
  [51.05, -115.95],
  [51.3, -116.35],
  [51.65, -116.9],
  [51.95, -117.3],
  [52.2, -117.8],
  [52.45, -118.25],
  [52.75, -118.45],
  [52.95, -118.75],
  [53.15, -119.25],
  [53.4, -119.85],
  [53.8, -120],
  [57, -120],
];

/** The rivers that every child in the province can name, from the mountains on. */
const RIVERS: readonly (readonly (readonly [latitude: number, longitude: number])[])[] = [
  // Bow and South Saskatchewan.
  [
    [51.45, -116.2],
    [51.18, -115.57],
    [51.05, -114.07],
    [50.75, -113],
    [50.2, -112.3],
    [50.04, -110.7],
    [50.7, -110],
  ],
  // North Saskatchewan.
  [
    [52.1, -116.9],
    [52.4, -115.2],
    [53.2, -114.4],
    [53.55, -113.5],
    [53.9, -112],
    [53.6, -110],
  ],
  // Athabasca.
  [
    [52.7, -117.9],
    [53.6, -116.9],
    [54.7, -114.9],
    [54.6, -113.3],
    [55.8, -112.6],
    [56.73, -111.4],
    [57.6, -111.5],
    [58.65, -110.9],
  ],
  // Peace.
  [
    [56.1, -120],
    [56.2, -117.3],
    [58.4, -116],
    [58.6, -113.5],
    [58.9, -112.2],
    [58.75, -111],
  ],
];

/** Lake Athabasca, where two of the rivers end, and Lesser Slave Lake. */
const LAKES: readonly (readonly (readonly [latitude: number, longitude: number])[])[] = [
  [
    [58.55, -111],
    [58.85, -110.9],
    [59.3, -109.8],
    [59, -109.6],
  ],
  [
    [55.5, -116],
    [55.6, -115.6],
    [55.45, -114.8],
    [55.3, -114.9],
    [55.4, -115.6],
  ],
];

/** Summits along the divide, by their feet's middle. */
const PEAKS: readonly (readonly [latitude: number, longitude: number])[] = [
  [53.35, -118.6],
  [52.65, -117.75],
  [51.9, -116.75],
  [51.25, -115.85],
  [50.45, -114.95],
  [49.5, -114.25],
];

/** A band along the divide, wide enough for the front ranges. */
const MOUNTAINS: readonly (readonly [latitude: number, longitude: number])[] = [
  [48, -116],
  [48, -113.4],
  [49.2, -113.75],
  [49.7, -114.1],
  [50.4, -114.6],
  [51, -115.05],
  [51.4, -115.35],
  [51.9, -116],
  [52.4, -116.7],
  [52.9, -117.2],
  [53.3, -117.9],
  [53.7, -118.7],
  [54, -120.5],
  [52, -121],
];

/** The grassland of the south-east. */
const PRAIRIE: readonly (readonly [latitude: number, longitude: number])[] = [
  [48.5, -113.9],
  [49.6, -113.7],
  [50.6, -113.7],
  [51.4, -113.6],
  [51.9, -112.9],
  [52.3, -111.9],
  [52.8, -110.9],
  [53, -109],
  [48.5, -109],
];

export const MOUNTAIN_PATH = `${curvePath(MOUNTAINS)}Z`;
export const PRAIRIE_PATH = `${curvePath(PRAIRIE)}Z`;
export const OUTLINE_PATH = `${linePath(BORDER)}Z`;
export const RIVER_PATH = RIVERS.map(curvePath).join('');
export const LAKE_PATH = LAKES.map((lake) => `${curvePath(lake)}Z`).join('');
/** The shaded and the lit side of every summit: the light comes from the right. */
export const PEAK_PATHS = {
  shade: PEAKS.map((peak) => peakPath(peak, -1)).join(''),
  light: PEAKS.map((peak) => peakPath(peak, 1)).join(''),
};

function peakPath([latitude, longitude]: readonly [number, number], side: -1 | 1): string {
  const { x, y } = onMap(latitude, longitude);
  return `M${x} ${round(y - 20)}L${x + 13 * side} ${y}H${x}Z`;
}

function linePath(points: readonly (readonly [number, number])[]): string {
  return points
    .map(([latitude, longitude], position) => {
      const { x, y } = onMap(latitude, longitude);
      return `${position === 0 ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');
}

/** Bends at each point instead of breaking there: runs from middle to middle. */
function curvePath(points: readonly (readonly [number, number])[]): string {
  const at = points.map(([latitude, longitude]) => onMap(latitude, longitude));
  return at
    .map(({ x, y }, position) => {
      const next = at[position + 1];
      if (position === 0) return `M${x} ${y}`;
      if (!next) return `L${x} ${y}`;
      return `Q${x} ${y} ${round((x + next.x) / 2)} ${round((y + next.y) / 2)}`;
    })
    .join('');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
