import { calgary } from './calgary.ts';
import type { CityPage } from './city-page.ts';
import { edmonton } from './edmonton.ts';
import { fortMcMurray } from './fort-mcmurray.ts';
import { lethbridge } from './lethbridge.ts';
import { redDeer } from './red-deer.ts';

/** In the order of the directory and of the map's list. */
export const cities: readonly CityPage[] = [calgary, edmonton, redDeer, lethbridge, fortMcMurray];

const bySlug = new Map<string, CityPage>(cities.map((city) => [city.slug, city]));

export function cityBySlug(slug: string): CityPage | undefined {
  return bySlug.get(slug);
}
