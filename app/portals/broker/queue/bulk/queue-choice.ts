import type { QueueItem } from '#app/features/queue/schema.ts';
import type { Choice } from '#app/portals/frame/bulk/use-choice.ts';

/** The rows of the queue that are chosen. */
export type QueueChoice = Choice<QueueItem>;
