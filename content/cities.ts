import { calgary } from './cities/calgary.ts';
import { edmonton } from './cities/edmonton.ts';
import { fortMcMurray } from './cities/fort-mcmurray.ts';
import { lethbridge } from './cities/lethbridge.ts';
import { redDeer } from './cities/red-deer.ts';
import type { CityPage } from './city-page.ts';

/** In the order of the directory and of the map's list. */
export const cities: readonly CityPage[] = [calgary, edmonton, redDeer, lethbridge, fortMcMurray];

const bySlug = new Map<string, CityPage>(cities.map((city) => [city.slug, city]));

export function cityBySlug(slug: string): CityPage | undefined {
  return bySlug.get(slug);
}
