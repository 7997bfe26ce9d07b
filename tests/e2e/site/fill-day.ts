import type { Locator, Page } from 'playwright-core';

/** Types a day, YYYY-MM-DD, or nothing, into the three fields of a date. */
export async function fillDay(place: Locator | Page, label: string | RegExp, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-');
  const group = place.getByRole('group', { name: label });
  await group.getByLabel('Day').fill(date);
  await group.getByLabel('Month').fill(month);
  await group.getByLabel('Year').fill(year);
}

/** What stands in the three fields of a date, as YYYY-MM-DD. */
export async function dayIn(place: Locator | Page, label: string | RegExp): Promise<string> {
  const group = place.getByRole('group', { name: label });
  const parts = ['Year', 'Month', 'Day'].map((part) => group.getByLabel(part).inputValue());
  return (await Promise.all(parts)).join('-');
}
