import { asAt } from '#app/platform/now.ts';

/** Something that happens in the demo's past, and when. */
export type Scene = { at: Date; play: () => Promise<void> };

/** Lets everything happen in the order of its time, each as if it were then. */
export async function playScenes(scenes: readonly Scene[]): Promise<void> {
  for (const { at, play } of scenes.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    await asAt(at, play);
  }
}
