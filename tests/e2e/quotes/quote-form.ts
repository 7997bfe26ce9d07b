import type { Page } from 'playwright-core';

/** Whoever sends within a few seconds of opening the form is taken for a robot. */
export const AS_FAST_AS_A_PERSON_MS = 4_000;

export type Person = { fullName: string; email: string; phone: string };

/** Leaves a screen, and waits for the one with this heading. */
export async function goOn(page: Page, heading: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: heading }).waitFor();
}

/** Answers the questions about a car: only those that must be answered. Starts and ends on a step of the form. */
export async function answerCarQuestions(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Auto/ }).check();
  await goOn(page, 'The vehicle');
  await page.getByLabel('Model year', { exact: true }).fill('2019');
  await page.getByLabel('Make').fill('Toyota');
  await page.getByLabel('Model', { exact: true }).fill('RAV4');
  await page.getByLabel('How is the vehicle mostly used?').selectOption('Driving to work or school');
  await page.getByLabel('How far is it driven in a year?').selectOption('15,000 to 19,999 km');
  await goOn(page, 'The main driver');
  const born = page.getByRole('group', { name: 'Date of birth' });
  for (const [part, typed] of Object.entries({ Day: '17', Month: '4', Year: '1988' })) {
    await born.getByLabel(part).fill(typed);
  }
  await page.getByLabel('Licence class').selectOption('Class 5 (full)');
  await page.getByLabel('Year first licensed').fill('2006');
  await goOn(page, 'Driving history');
  await page.getByRole('checkbox', { name: 'No claims, tickets, convictions or suspensions' }).check();
  await page.getByLabel('Minor tickets in the last 3 years').selectOption('1');
  await goOn(page, 'The coverage you have in mind');
  await page.getByLabel('Coverage', { exact: true }).selectOption('With collision and comprehensive');
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Fills in who asks and how to reach them, up to the review. */
export async function giveContact(page: Page, person: Person): Promise<void> {
  await page.getByRole('heading', { name: 'How to reach you' }).waitFor();
  await page.getByRole('textbox', { name: 'Full name' }).fill(person.fullName);
  await page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByLabel('Postal code').fill('t2p1j9');
  await page.getByText('Calgary', { exact: true }).waitFor();
  await page.getByRole('radio', { name: 'Phone call' }).check();
  await page.getByRole('textbox', { name: 'Phone' }).fill(person.phone);
  await page.getByRole('checkbox', { name: 'I agree to phone calls' }).check();
  await goOn(page, 'Review before sending');
}

/** Agrees to what is needed, sends, and returns what the thank-you page says. */
export async function sendRequest(page: Page): Promise<{ reference: string; receiptUrl: string }> {
  await page.getByRole('checkbox', { name: 'Share my request' }).check();
  await page.waitForTimeout(AS_FAST_AS_A_PERSON_MS);
  await page.getByRole('button', { name: 'Send my request' }).click();
  // Who uses a keyboard or hears the page is told first.
  await page.locator('h1:focus', { hasText: 'Quote request received' }).waitFor();
  const text = (await page.locator('main').textContent()) ?? '';
  const reference = /AB-[0-9A-Z]{8}/.exec(text)?.[0] ?? '';
  const link = await page.locator('main a[href*="/track/receipt/"]').first().getAttribute('href');
  return { reference, receiptUrl: new URL(link?.replace(/#.*/, '') ?? '', page.url()).href };
}
