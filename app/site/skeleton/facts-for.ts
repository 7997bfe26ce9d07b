import { albertaDate } from '#app/platform/clock/clock.ts';
import { now } from '#app/platform/now.ts';
import { factsOn } from '#content/facts/facts.ts';
import type { FactBook } from '#content/facts/reading/fact.ts';

/** The header by which the build asks for a page as it reads on a coming day: `server/build/render-days.ts`. */
const DAY_HEADER = 'x-content-day';

/** The facts of the day a page is made for: today, unless the build asks for another one. For loaders only. */
export function factsFor(request: Request): FactBook {
  return factsOn(request.headers.get(DAY_HEADER) ?? albertaDate(now()));
}
