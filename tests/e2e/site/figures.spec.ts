import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { openSite } from '#tests/e2e/open-product.ts';
import { visitReady } from '#tests/e2e/visit-ready.ts';
import { dayIn, fillDay } from './fill-day.ts';

const product = await openSite();

test('the Care-First explorer answers to the keyboard, and says both sides of the day', async () => {
  const page = await visitReady(product, '/blog/alberta-care-first');
  const figure = page.locator('[data-figure="care-first"]');
  await figure.scrollIntoViewIfNeeded();
  await figure.getByRole('radio', { name: 'A passenger in this car' }).focus();
  await page.keyboard.press('Space');
  await figure.getByRole('status').getByText('A passenger in this car.').waitFor();
  await figure.getByRole('radio', { name: 'The driver of this car', exact: true }).focus();
  await page.keyboard.press('ArrowUp');
  await figure.getByText('No Care-First benefits').waitFor();
  expect(await figure.getByText('Treatment and rehabilitation').filter({ visible: true }).count()).toBe(0);
  await expectAccessible(page);
});

test('a figure that nobody came near comes alive when its page is left and opened again', async () => {
  const page = await visitReady(product, '/insurance/home');
  await page.getByRole('link', { name: 'Contact' }).first().dispatchEvent('click');
  await page.getByRole('heading', { name: 'Contact us', level: 1 }).waitFor();
  await page.goBack();
  const figure = page.locator('[data-figure="water"]');
  await figure.scrollIntoViewIfNeeded();
  await figure.getByText('River', { exact: true }).click();
  await figure.getByRole('heading', { name: 'A river or a lake leaves its banks' }).waitFor();
});

test('without JavaScript every case of the Care-First explorer stands open, with its source', async () => {
  const page = await product.visit('/blog/alberta-care-first', { script: false });
  const figure = page.locator('[data-figure="care-first"]');
  expect(await figure.getByRole('heading', { level: 3 }).count()).toBe(15);
  for (const text of [
    'No Care-First benefits',
    'usually has nobody to sue.',
    'Eligible care, with no dollar',
  ])
    expect(await figure.getByText(text).first().isVisible(), text).toBe(true);
  expect(await figure.getByRole('link').first().getAttribute('href')).toMatch(/^https/);
  expect(await figure.getByRole('radio').first().isVisible()).toBe(false);
});

test('each way in for water says which coverage speaks to it, by a press on the picture', async () => {
  const page = await visitReady(product, '/blog/sewer-backup-or-overland-water', { width: 390 });
  const figure = page.locator('[data-figure="water"]');
  await figure.scrollIntoViewIfNeeded();
  await figure.getByText('River', { exact: true }).click();
  await figure.getByRole('heading', { name: 'A river or a lake leaves its banks' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await figure.getByRole('heading', { name: 'Water comes up through a drain' }).waitFor();
  await expectAccessible(page);
});

test('without JavaScript all ways in for water stand below the picture', async () => {
  const page = await product.visit('/insurance/home', { script: false });
  const headings = page.locator('[data-figure="water"]').getByRole('heading', { level: 3 });
  expect(await headings.count()).toBe(7);
});

test('a deductible is a picture whose parts follow the amounts', async () => {
  const page = await visitReady(product, '/insurance/home');
  const figure = page.locator('[data-figure="deductibles"]');
  await figure.scrollIntoViewIfNeeded();
  const share = figure.getByRole('slider', { name: 'Hail deductible, as a percentage of that value' });
  await share.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => share.getAttribute('aria-valuetext')).toBe('3% = $15,000');
  await figure.getByRole('radio', { name: 'Damage that began in a condo unit' }).check();
  await figure.getByText('The corporation, shared by all owners').waitFor();
  expect(await figure.getByText('$25,000').isVisible()).toBe(true);
  await expectAccessible(page);
});

test('without JavaScript both deductibles stand with their first amounts', async () => {
  const page = await product.visit('/blog/condo-deductible-alberta', { script: false });
  const figure = page.locator('[data-figure="deductibles"]');
  for (const text of ['You (the deductible)', 'The corporation’s insurer'])
    expect(await figure.getByText(text).isVisible(), text).toBe(true);
  // The article is about condos: with a script, their case is the one that is open first.
  const condo = figure.getByRole('radio', { name: 'Damage that began in a condo unit', includeHidden: true });
  expect(await condo.isChecked()).toBe(true);
});

test('the dates of a stay are kept on the device, and removed when somebody asks', async () => {
  const page = await visitReady(product, '/super-visa', { width: 390 });
  const figure = page.locator('[data-figure="super-visa"]');
  await figure.scrollIntoViewIfNeeded();
  await fillDay(figure, 'Arrival date', '2027-06-01');
  await figure.getByText('June 1, 2028').first().waitFor();
  await fillDay(figure, 'Last day of the visit', '2027-05-01');
  await figure.getByText('The last day comes before the arrival date.').waitFor();
  await figure.getByText('You need insurance for at least one year: from June 1, 2027').waitFor();
  // What follows from the arrival stays; of a stay that cannot be nothing is drawn, and no day is given as that of departure.
  expect(await figure.getByText('June 1, 2028').count()).toBeGreaterThan(0);
  const rows = figure.getByRole('listitem');
  expect(await rows.filter({ hasText: 'Departure' }).textContent()).not.toContain('May 1, 2027');
  expect(await rows.filter({ hasText: 'Renewals' }).textContent()).toContain('Each time a policy ends');
  await expectAccessible(page);
  await fillDay(figure, 'Last day of the visit', '2033-10-20');
  await figure.getByText('in one policy, or in several without a gap').waitFor();
  await figure.getByText('from June 1, 2027 to June 1, 2032').waitFor();
  await fillDay(figure, 'Last day of the visit', '2028-02-31');
  await figure.getByText('Please enter a valid date').waitFor();
  await fillDay(figure, 'Last day of the visit', '');
  await page.reload();
  await figure.scrollIntoViewIfNeeded();
  await expect.poll(() => dayIn(figure, 'Arrival date')).toBe('2027-06-01');
  await figure.getByText('June 1, 2028').first().waitFor();
  await fillDay(figure, 'Arrival date', '2020-06-01');
  await figure.getByText('This day has passed. That is right').waitFor();
  expect(await rows.filter({ hasText: 'June 1, 2025' }).textContent()).toContain('This day has passed');
  await figure.getByRole('button', { name: 'Remove the dates' }).click();
  await figure.getByText('The day of entry').waitFor();
  expect(await dayIn(figure, 'Arrival date')).toBe('--');
  expect(await page.evaluate(() => localStorage.getItem('super-visa-dates'))).toBeNull();
});

test('without JavaScript the line of a stay counts years, and its stops are text', async () => {
  const page = await product.visit('/super-visa', { script: false });
  const figure = page.locator('[data-figure="super-visa"]');
  expect(await figure.getByRole('heading', { level: 3 }).count()).toBe(5);
  expect(await figure.getByText('year 5').isVisible()).toBe(true);
});

test('the dates that were tried out begin the form about it', async () => {
  const page = await visitReady(product, '/super-visa', { width: 390 });
  const figure = page.locator('[data-figure="super-visa"]');
  await figure.scrollIntoViewIfNeeded();
  await fillDay(figure, 'Arrival date', '2027-06-01');
  await fillDay(figure, 'Last day of the visit', '2028-12-01');
  await figure.getByText('June 1, 2028').first().waitFor();
  await page.goto(new URL('/get-quote?type=supervisa', page.url()).href);
  await page.getByLabel('Relationship to the host').selectOption({ index: 1 });
  for (const [part, value] of [
    ['Day', '3'],
    ['Month', '5'],
    ['Year', '1958'],
  ] as const)
    await page.getByLabel(part).fill(value);
  await page.getByText('Rather not say').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const arrival = page.getByRole('group', { name: /arriv/i });
  await expect.poll(() => arrival.getByLabel('Year').inputValue()).toBe('2027');
  expect(await arrival.getByLabel('Month').inputValue()).toBe('06');
  await page.getByLabel('Country they are coming from').fill('India');
  await page.getByLabel('How far along').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Continue' }).click();
  // A year and a half.
  await expect.poll(() => page.getByLabel('Length of coverage').inputValue()).toBe('548');
});
