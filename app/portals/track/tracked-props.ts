import type { TrackingSummary } from '#app/features/quotes/tracking/schema.ts';

/** A request behind a tracking link, with what opened it: the link's token and the answer to its question. */
export type TrackedProps = { token: string; check: string; request: TrackingSummary };
