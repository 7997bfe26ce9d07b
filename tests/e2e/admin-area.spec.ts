import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { LIMITED } from '#tests/fixtures/servers/limited.ts';
import { startServer } from '#tests/fixtures/servers/server.ts';
import { expectAccessible } from './accessibility.ts';
import { linkOfMail, logIn } from './accounts/account-people.ts';
import {
  changeSetting,
  decideOnDashboard,
  lookAfterPeople,
  receiveWebhooks,
  useToken,
} from './admin-house.ts';
import { openProduct } from './open-product.ts';
import { visitReady } from './visit-ready.ts';

const product = await openProduct({ WEBHOOK_TARGETS: 'any' });

const EMAIL = 'robin.twice@example.com';

async function post<Answer>(page: Page, path: string, data: object): Promise<Answer> {
  const answer = await page.request.post(product.url + path, {
    data,
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

const first = async (page: Page, path: string): Promise<string> => {
  const { items } = await (await page.request.get(`${product.url}/api/admin/${path}`)).json();
  return items[0].id;
};

/** A complaint is sent from the site, read in the inbox and answered. */
async function answerComplaint(page: Page): Promise<void> {
  const visitor = await visitReady(product, '/contact');
  await visitor.getByLabel('Full name').fill('Kim Bird');
  await visitor.getByRole('main').getByLabel('Email address').fill('kim.bird@example.com');
  await visitor.getByLabel('Topic').selectOption('complaint');
  await visitor.getByLabel('Message').fill('Nobody called me by the time that I was told.');
  await visitor.getByRole('button', { name: 'Send message' }).click();
  const sent = await visitor.getByRole('status').filter({ hasText: 'Message sent' }).innerText();
  const reference = /AB-\w{8}/.exec(sent)?.[0] ?? '';
  await page.getByRole('link', { name: 'Messages', exact: true }).click();
  await page
    .getByRole('link', { name: /Kim Bird/ })
    .first()
    .click();
  // The list that was left names the message, too.
  await page.getByRole('heading', { level: 1, name: 'Kim Bird' }).waitFor();
  await page.getByText(reference).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Answer Kim Bird').fill('We are sorry. Dana calls you today at 4 pm.');
  await page.getByRole('button', { name: 'Keep the answer' }).click();
  // No email goes out here, so the message still waits.
  await page.getByText(/email kept, not sent,/).waitFor();
  await page.goto(`${product.url}/admin/messages?show=mail`);
  await page.getByRole('row').filter({ hasText: 'kim.bird@example.com' }).first().waitFor();
  await expectAccessible(page);
}

/** Somebody wants their data deleted: the message becomes a privacy request, they confirm by email, and it is deleted. */
async function answerDeletion(page: Page): Promise<void> {
  const email = 'lee.gone@example.com';
  await post(page, '/api/contact', {
    ...{ fullName: 'Lee Gone', email, topic: 'privacy' },
    message: 'Please delete what you have about me.',
  });
  await page.goto(`${product.url}/admin/messages`);
  await page
    .getByRole('link', { name: /Lee Gone/ })
    .first()
    .click();
  // A promised answer is not given up by one press.
  const giveUp = page.getByRole('button', { name: 'Close without an answer' });
  await giveUp.click();
  await page.getByRole('dialog').getByText('Its sender was promised a reply').waitFor();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect(await giveUp.isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Turn into a request' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  const message = page.url();
  await page.getByRole('button', { name: 'Turn into a privacy request' }).click();
  await page.getByRole('radio', { name: 'Deletion' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open the request' }).click();
  await page.getByRole('link', { name: 'See the privacy request' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Waiting for them to confirm' });
  await row.getByRole('button', { name: /Decline/ }).waitFor();
  expect(await row.getByRole('button', { name: /Delete now/ }).count()).toBe(0);

  const path = await linkOfMail(page, email, 'Please confirm what you asked about your data');
  const visitor = await product.visit(path);
  await expectAccessible(visitor);
  await visitor.getByRole('button', { name: 'Yes, it was me' }).click();
  await visitor.getByRole('heading', { name: 'Thank you for confirming' }).waitFor();

  await page.getByRole('button', { name: /Delete now: what came from this mailbox/ }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete now' }).click();
  await page
    .getByRole('row')
    .filter({ hasText: 'The deletion of their data · somebody without an account' })
    .getByText('Done')
    .waitFor();
  await page.goto(`${product.url}/admin/audit?area=privacy`);
  await page.getByText('The owner of a mailbox confirmed a privacy request').waitFor();
  // Their message is gone, and they have been told.
  await page.goto(message);
  await page.getByText('There is no message at this address.').waitFor();
  await page.goto(`${product.url}/admin/messages?show=mail`);
  await page.getByRole('row').filter({ hasText: email }).first().waitFor();
}

/** Two requests of one mailbox are joined, which was a mistake, and taken apart again. */
async function undoMerge(page: Page): Promise<void> {
  const phones = ['403-555-0111', '780-555-0222'];
  const [ends = '', goesOn = ''] = await Promise.all(
    phones.map(async (phone) => {
      const quote = exampleQuote('auto', { contact: { email: EMAIL, phone } });
      return (await post<{ reference: string }>(page, '/api/quotes', quote)).reference;
    }),
  );
  await page.goto(`${product.url}/admin/cases?q=${ends}`);
  await page
    .getByRole('link', { name: /· Auto ·/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Join with another request' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: `${goesOn} continues` }).click();
  await dialog.getByRole('radio', { name: /\(403\) 555-0111/ }).check();
  await dialog.getByLabel('Why do they belong together?').fill('Sent twice');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Join them' }).click();
  await page.getByText('It was joined with another request.').waitFor();
  await page.getByRole('button', { name: 'Separate them again' }).click();
  await dialog.getByLabel('Why?').fill('Two cars after all');
  await dialog.getByRole('button', { name: 'Separate them', exact: true }).click();
  await page.getByRole('button', { name: 'Join with another request' }).waitFor();
  await page.goto(`${product.url}/admin/audit?about=${ends}`);
  await page.getByText(`Avery Quinn joined request ${ends} with request ${goesOn}`).waitFor();
  await page.getByText(`Avery Quinn separated request ${ends} from another request again`).waitFor();
  await page.getByRole('button', { name: 'Details' }).first().click();
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await page.getByRole('button', { name: 'Download' }).waitFor();
  await expectAccessible(page);
}

const SETTINGS = [
  'identity',
  'promise',
  'matching',
  'assistant',
  'testimonials',
  'administrators',
  'webhooks',
  'tokens',
  'operations',
];

/** Every screen of the area, as it is in the demo. */
async function pathsOf(page: Page): Promise<string[]> {
  const draft = { subject: 'Winter tires', body: '# Winter\n\nIt is cold.', topics: ['weather'] };
  const issue = await post<{ id: string }>(page, '/api/admin/newsletter-issues', draft);
  return [
    ...['/admin/dashboard', '/admin/cases', '/admin/brokers', '/admin/clients', '/admin/messages'],
    '/admin/clients?show=privacy',
    `/admin/cases/${await first(page, 'cases')}?tab=audit`,
    `/admin/brokers/${await first(page, 'brokers')}`,
    `/admin/clients/${await first(page, 'clients')}/cases`,
    '/admin/brokers/invite',
    ...[
      '/admin/messages?show=newsletter',
      '/admin/messages/newsletter/new',
      `/admin/messages/newsletter/${issue.id}`,
    ],
    ...SETTINGS.map((group) => `/admin/settings?group=${group}`),
    ...[
      '/admin/chats',
      '/admin/chats?show=taught',
      '/admin/chats/teach',
      '/admin/notifications',
      '/admin/profile',
    ],
  ];
}

async function look(page: Page, path: string): Promise<void> {
  await page.goto(product.url + path);
  await page.locator('h1').first().waitFor();
  await expect.poll(() => page.getByText(/^Loading/).count()).toBe(0);
  expect(await page.evaluate(() => scrollY), `${path} opens at its top`).toBe(0);
  await expectAccessible(page);
}

const anybodyWrites = (page: Page) =>
  post(page, '/api/contact', {
    ...{ fullName: 'Pat Reyes', email: 'pat.reyes@example.com', topic: 'other' },
    message: 'Are you open on Monday?',
  });

test('an administrator decides on the dashboard, looks after people, and lets programs read and be told', async () => {
  const page = await product.visit('/admin/login');
  await logIn(page, { username: 'demo_admin' });
  await decideOnDashboard(page);
  await lookAfterPeople(page);
  await useToken(page);
  await receiveWebhooks(page, () => anybodyWrites(page));
});

test('a setting that is changed on one process is obeyed by another, and so is its way back', async () => {
  await using other = await startServer({ env: { ...LIMITED, DATABASE_URL: product.databaseUrl } });
  const page = await product.visit('/admin/login');
  await logIn(page, { username: 'demo_admin' });
  await changeSetting(page, { visitor: await product.visit('/healthz'), other: other.url });
});

test('an administrator answers a complaint, deletes what somebody asked to have deleted, undoes a mistaken merge, and every screen of the area is accessible', async () => {
  const page = await product.visit('/admin/login');
  await logIn(page, { username: 'demo_admin' });
  await answerComplaint(page);
  await answerDeletion(page);
  await undoMerge(page);

  const paths = await pathsOf(page);
  const pages = [page, await page.context().newPage()];
  await Promise.all(
    pages.map(async (one) => {
      for (let path = paths.shift(); path; path = paths.shift()) await look(one, path);
    }),
  );

  const broker = await product.visit('/healthz');
  await post(broker, '/api/login', { username: 'demo_broker', password: 'DemoPass1' });
  await look(broker, '/broker?view=board');
});
