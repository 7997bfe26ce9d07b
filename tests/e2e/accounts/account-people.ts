import type { Page } from 'playwright-core';
import { expect } from 'vitest';

type Account = { username: string; password?: string };

/** Types a name and a password into the login that the page shows, and sends it. */
export async function sendLogin(page: Page, { username, password = 'DemoPass1' }: Account): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Logs in and waits until the login page is left. */
export async function logIn(page: Page, account: Account): Promise<void> {
  await sendLogin(page, account);
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
}

/** The link of the newest email to an address, as a path of this site; `admin` is somebody who may read the outbox. */
export async function linkOfMail(admin: Page, to: string, subject: string): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(
      async () => {
        const answer = await admin.request.get(new URL('/api/admin/outbox', admin.url()).href);
        const { items } = (await answer.json()) as { items: Record<string, string>[] };
        const mail = items.find((item) => item.recipient === to && item.subject === subject);
        if (mail?.state !== 'kept') return undefined;
        const look = await admin.request.get(new URL(`/api/admin/outbox/${mail.id}`, admin.url()).href);
        const { text } = (await look.json()) as { text: string };
        found = /https?:\/\/\S+(?:#token=|\/confirm\/)\S+/.exec(text)?.[0];
        return found;
      },
      { timeout: 30_000, message: `an email "${subject}" to ${to}` },
    )
    .toBeTruthy();
  const { pathname, hash } = new URL(found ?? '');
  return pathname + hash;
}

/** Notes every toast from now on, as "title: description", in the order in which they appear. */
export async function recordToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    const toastsNow = () => document.querySelectorAll('[aria-label="Notifications"] > [aria-labelledby]');
    const seen = new WeakSet(toastsNow());
    Object.assign(window, { said });
    new MutationObserver(() => {
      for (const toast of toastsNow()) {
        if (seen.has(toast)) continue;
        seen.add(toast);
        const parts = ['h2', 'p'].map((name) => toast.querySelector(name)?.textContent);
        said.push(parts.filter(Boolean).join(': '));
      }
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}
