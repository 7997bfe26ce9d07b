import { describeHeader } from '#app/platform/http/contract.server.ts';
import { limit } from '#app/platform/http/limits/limit-route.server.ts';

const TRACK_CHECK = describeHeader('X-Track-Check', 'The answer to the question of the link');

/** In front of a route that opens a case by its tracking link, or changes something by it. */
export const BY_LINK = [TRACK_CHECK, limit('track.ip')] as const;

/** In front of what an open page reads again by itself: its own wider limit. Wrong answers count by case everywhere. */
export const READ_BY_LINK = [TRACK_CHECK, limit('track-read.ip')] as const;
