import type { Page } from 'playwright-core';

/** The floating window. */
export const windowOf = (page: Page) => page.getByRole('dialog', { name: 'Chat assistant' });
/** What was said, in the window or on a page. */
export const logOf = (page: Page) => page.getByRole('log', { name: 'Conversation' });
/** Waits for a line of the conversation. */
export const said = (page: Page, text: string | RegExp) => logOf(page).getByText(text).last().waitFor();

export async function openChat(page: Page) {
  await page.getByRole('button', { name: /^Open chat assistant/ }).click();
  await windowOf(page).waitFor();
}

/** Types by keyboard: the focus is where somebody who opened the window would find it. */
export async function type(page: Page, text: string) {
  const input = page.getByRole('textbox', { name: 'Your message' });
  await input.focus();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Goes through the script up to the question of consent. */
export async function giveDetails(page: Page, email: string, about = 'my house') {
  await type(page, 'Ada Tremblay');
  await said(page, /Which email address/);
  await type(page, email);
  await said(page, /Which phone number/);
  await type(page, '403 555 0142');
  await said(page, /What kind of insurance/);
  await type(page, about);
  await said(page, /May we share this/);
}
