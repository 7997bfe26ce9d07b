export type Share = { part: number; of: number };

/** Where there is nothing to say. */
export const NOTHING = '–';

/** `75%`; a dash where there is nothing to take a part of. */
export function shareText({ part, of }: Share): string {
  return of === 0 ? NOTHING : `${Math.round((100 * part) / of)}%`;
}

/** How long first contact took; before or after the hours none of them pass. */
export const contactText = (minutes: number | null): string =>
  minutes === 0 ? 'Outside hours' : minutesText(minutes);

/** Open minutes as people say them: `45 min`, `3 h 20 min`. */
export function minutesText(minutes: number | null): string {
  if (minutes === null) return NOTHING;
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
