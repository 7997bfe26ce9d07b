export type Place = readonly [latitude: number, longitude: number];

/** What came over a part of a place, with edges as soft as our knowledge of them. */
export type Zone = {
  kind: 'hail' | 'fire' | 'rain';
  centre: Place;
  /** Half of its width and of its height, in kilometres. */
  reach: readonly [east: number, north: number];
};

/**
 * A sketch of a place: rivers, main roads and what the page tells about, by eye and not for measuring. Each of `marks`
 * has its number on the map and its sentence in the list below, which is the map in words.
 */
export type CityMap = {
  southWest: Place;
  northEast: Place;
  /** The built-up area. */
  town: readonly Place[];
  rivers: readonly { name: string; course: readonly Place[]; nameAt: Place }[];
  lakes?: readonly (readonly Place[])[];
  roads: readonly { name: string; course: readonly Place[]; nameAt: Place }[];
  names: readonly { name: string; at: Place }[];
  zones: readonly Zone[];
  /** Where a river or a creek left its bed, or is mapped to do so: along it, so many kilometres wide. */
  floods?: readonly { along: readonly Place[]; width: number }[];
  /** Where the strongest wind comes from, when the page speaks of it. */
  windFrom?: 'west';
  marks: readonly { at: Place; title: string; text: string }[];
};
