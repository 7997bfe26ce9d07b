import type { Locator } from 'playwright-core';

/** So long a finger rests: what moves meanwhile has moved when it lifts. */
const PRESS_MS = 90;

/** The way of a finger: down and up at the place where something stood before, whether it has moved meanwhile or not. */
export async function pressInPlace(target: Locator): Promise<void> {
  // What is still coming moves it before anybody could press it.
  await target.click({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  const { mouse } = target.page();
  await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await mouse.down();
  await target.page().waitForTimeout(PRESS_MS);
  await mouse.up();
}
