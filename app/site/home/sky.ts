import { albertaParts } from '#app/platform/clock/clock.ts';

export type Sky = 'night' | 'dawn' | 'arch' | 'evening' | 'hail';

/** The sky over Alberta at a time: by the hour there, and on afternoons of June to August the one that brings hail. */
export function skyAt(at: Date): Sky {
  const { hour, month } = albertaParts(at);
  if (hour < 6 || hour >= 22) return 'night';
  if (hour < 9) return 'dawn';
  if (month >= 6 && month <= 8 && hour >= 14 && hour < 20) return 'hail';
  return hour < 18 ? 'arch' : 'evening';
}
