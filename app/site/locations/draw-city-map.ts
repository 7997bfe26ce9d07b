import type { CityMap, Place, Zone } from '#content/cities/maps/city-map.ts';

const WIDTH = 640;
const KM_PER_DEGREE = 111.2;

type Point = { x: number; y: number };

/** A map as paths and points in its own drawing, 640 wide. `nameAt` is where the middle of a name stands. */
export type DrawnMap = {
  width: number;
  height: number;
  town: string;
  rivers: readonly { name: string; path: string; nameAt: Point }[];
  lakes: readonly string[];
  roads: readonly { name: string; path: string; nameAt: Point }[];
  names: readonly { name: string; nameAt: Point }[];
  zones: readonly (Point & { kind: Zone['kind']; rx: number; ry: number })[];
  floods: readonly { path: string; width: number }[];
  hasWind: boolean;
  pins: readonly Point[];
};

/** Lays the places of a map on its drawing; degrees of longitude are as narrow as they are at its latitude. */
export function drawCityMap(map: CityMap): DrawnMap {
  const [south, west] = map.southWest;
  const [north, east] = map.northEast;
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const scale = WIDTH / ((east - west) * narrowing);
  const point = ([latitude, longitude]: Place): Point => ({
    x: Math.round((longitude - west) * narrowing * scale),
    y: Math.round((north - latitude) * scale),
  });
  const line = (course: readonly Place[]) => smooth(course.map(point), false);
  const area = (outline: readonly Place[]) => smooth(outline.map(point), true);
  return {
    width: WIDTH,
    height: Math.round((north - south) * scale),
    town: area(map.town),
    rivers: map.rivers.map(({ name, course, nameAt }) => ({
      name,
      path: line(course),
      nameAt: point(nameAt),
    })),
    lakes: (map.lakes ?? []).map(area),
    roads: map.roads.map(({ name, course, nameAt }) => ({ name, path: line(course), nameAt: point(nameAt) })),
    names: map.names.map(({ name, at }) => ({ name, nameAt: point(at) })),
    zones: map.zones.map(({ kind, centre, reach: [acrossKm, upKm] }) => ({
      kind,
      ...point(centre),
      rx: Math.round((acrossKm / KM_PER_DEGREE) * scale),
      ry: Math.round((upKm / KM_PER_DEGREE) * scale),
    })),
    floods: (map.floods ?? []).map(({ along, width }) => ({
      path: line(along),
      width: Math.round((width / KM_PER_DEGREE) * scale),
    })),
    hasWind: map.windFrom === 'west',
    pins: map.marks.map(({ at }) => point(at)),
  };
}

/** A soft line through all points (Catmull-Rom as Bézier curves). */
function smooth(points: readonly Point[], isClosed: boolean): string {
  const at = (index: number): Point => {
    const place = isClosed
      ? (index + points.length) % points.length
      : Math.max(0, Math.min(points.length - 1, index));
    return points[place] ?? { x: 0, y: 0 };
  };
  const steps = isClosed ? points.length : points.length - 1;
  const curves = Array.from({ length: steps }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = `${tenth(from.x + (to.x - before.x) / 6)} ${tenth(from.y + (to.y - before.y) / 6)}`;
    const second = `${tenth(to.x - (after.x - from.x) / 6)} ${tenth(to.y - (after.y - from.y) / 6)}`;
    return `C${first} ${second} ${to.x} ${to.y}`;
  });
  return `M${at(0).x} ${at(0).y}${curves.join('')}${isClosed ? 'Z' : ''}`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
