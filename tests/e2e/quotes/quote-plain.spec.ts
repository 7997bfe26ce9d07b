import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { openSite } from '#tests/e2e/open-product.ts';

const product = await openSite();
const AGE = 'Age on the day you leave';

test('without script a traveller is added, what is wrong says where, and nothing typed is lost', async () => {
  const page = await product.visit('/get-quote/plain?type=travel', { width: 390, script: false });
  const ages = page.getByLabel(AGE, { exact: false });
  expect(await ages.count()).toBe(1);
  await ages.first().fill('64');
  await page.getByLabel('Destination').fill('Portugal');
  await page.getByLabel('Full name').fill('Robin Cardinal');
  await page.getByRole('button', { name: 'Add another traveller' }).click();

  await page.getByRole('group', { name: 'Traveller 2 (optional)' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#answers-travellers-1');
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await ages.first().inputValue()).toBe('64');
  expect(await page.getByLabel('Destination').inputValue()).toBe('Portugal');
  expect(await page.getByLabel('Full name').inputValue()).toBe('Robin Cardinal');

  // The Enter key sends the form; it does not add a row.
  await ages.nth(1).fill('200');
  await ages.nth(1).press('Enter');
  const summary = page.getByRole('alert');
  await summary.getByRole('link', { name: /^Traveller 2, Age on the day you leave: / }).waitFor();
  await summary.getByRole('link', { name: /^Is everyone covered .*\? Please choose an option$/ }).waitFor();
  expect(await ages.count()).toBe(2);
  expect(await ages.nth(1).inputValue()).toBe('200');

  await summary.getByRole('link', { name: /^Traveller 2/ }).click();
  expect(new URL(page.url()).hash).toBe('#answers-travellers-1-age');
});

test('the form with two travellers and its summary are accessible', async () => {
  const page = await product.visit('/get-quote/plain?type=travel', { width: 390 });
  await page.getByRole('button', { name: 'Add another traveller' }).click();
  await page.getByRole('group', { name: 'Traveller 2 (optional)' }).waitFor();
  await page.getByRole('button', { name: 'Send my request' }).click();
  await page.getByRole('alert').waitFor();
  await expectAccessible(page);
});

test('an address near the pages without script that leads nowhere shows the 404 page of the site', async () => {
  for (const path of ['/get-quote/plain/nothing', '/contact/plain/x', '/newsletter/plain/x']) {
    const answer = await fetch(product.url + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('</h1>');
  }
});
