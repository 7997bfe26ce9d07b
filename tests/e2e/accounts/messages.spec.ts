import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openProduct } from '#tests/e2e/open-product.ts';
import { recordToasts, sendLogin } from './account-people.ts';

const product = await openProduct();

const LOGIN = { Username: 'casey', Password: 'GoodPass1' };
const REGISTER = {
  'Full name': 'Sam Okoro',
  'Email address': 'sam@example.ca',
  Phone: '403-555-0190',
  Username: 'sam_okoro',
  Password: 'Chinook7Wind',
  'Confirm password': 'Chinook7Wind',
};
const AGREE = 'I agree to the terms';

/** The specification: what is typed instead of a good answer, and what the form says to it. */
const FORMS = {
  '/portal/login': {
    good: LOGIN,
    button: 'Log in',
    messages: [
      ['Username', '', 'Username is required'],
      ['Password', '', 'Password is required'],
    ],
  },
  '/portal/register': {
    good: REGISTER,
    button: 'Create account',
    messages: [
      ['Full name', '', 'Full name is required'],
      ['Email address', 'sam at example', 'Invalid email address'],
      ['Phone', '555-0190', 'Phone number must be at least 10 digits'],
      ['Phone', '403-555-0190 ext 4', 'Please enter a valid phone number'],
      ['Username', 'ab', 'Username must be at least 3 characters'],
      ['Username', 'a'.repeat(31), 'Username must not exceed 30 characters'],
      ['Username', 'sam okoro', 'Username can only contain letters, numbers, and underscores'],
      ['Password', 'Chin7', 'Password must be at least 8 characters'],
      ['Password', 'chinook7wind', 'Password must contain at least one uppercase letter'],
      ['Password', 'CHINOOK7WIND', 'Password must contain at least one lowercase letter'],
      ['Password', 'ChinookWind', 'Password must contain at least one number'],
      ['Confirm password', 'Chinook8Wind', 'Passwords do not match'],
      [AGREE, false, 'You must agree to the terms and conditions'],
    ],
  },
} as const;

test.each(Object.entries(FORMS))(
  'every message of the form at %s stands beside its field',
  async (path, form) => {
    const page = await product.visit(path);
    for (const [label, answer, message] of form.messages) {
      for (const [name, good] of Object.entries(form.good)) {
        const typed = name === label ? String(answer) : good;
        // Where the passwords differ, only the second one is wrong.
        const same = name === 'Confirm password' && label === 'Password' ? String(answer) : typed;
        await page.getByLabel(name, { exact: true }).fill(same);
      }
      if (path === '/portal/register') await page.getByLabel(AGREE).setChecked(answer !== false);
      await page.getByRole('button', { name: form.button, exact: true }).click();
      const field = page.getByLabel(label, { exact: label !== AGREE });
      await expect.poll(() => messageBeside(page, field), { message: `${label}: ${answer}` }).toBe(message);
      expect(await field.getAttribute('aria-invalid')).toBe('true');
    }
  },
);

async function messageBeside(page: Page, field: ReturnType<Page['getByLabel']>): Promise<string | null> {
  const describedBy = (await field.getAttribute('aria-describedby')) ?? '';
  const id = describedBy.split(' ').find((name) => name.endsWith('-error'));
  return id ? page.locator(`[id="${id}"]`).textContent() : null;
}

const LOGGING_IN = 'Logging in...: Please wait while we verify your credentials.';
const CREATING = 'Creating account...';

type Answer = { status: number; body: string };

/** The specification: what the server answers, and the toasts in their order. No answer given: the real one. */
const TOASTS: { call: 'login' | 'register' | 'logout'; when: string; answer?: Answer; said: string[] }[] = [
  {
    call: 'login',
    when: 'the password is right',
    said: [LOGGING_IN, 'Login successful: Welcome back, Casey Morgan!'],
  },
  {
    call: 'login',
    when: 'the person has no name',
    answer: { status: 200, body: JSON.stringify(userNamed('')) },
    said: [LOGGING_IN, 'Login successful: Welcome back, User!'],
  },
  {
    call: 'login',
    when: 'the server gives a reason',
    answer: { status: 403, body: '{"message":"This account is not active. Please contact us."}' },
    said: [LOGGING_IN, 'Login failed: This account is not active. Please contact us.'],
  },
  {
    call: 'login',
    when: 'the server gives none',
    answer: { status: 401, body: '{}' },
    said: [LOGGING_IN, 'Login failed: Invalid username or password. Please try again.'],
  },
  {
    call: 'login',
    when: 'another refusal has no reason',
    answer: { status: 409, body: '' },
    said: [LOGGING_IN, 'Login failed: Login failed with status: 409'],
  },
  {
    call: 'login',
    when: 'the answer makes no sense',
    answer: { status: 200, body: 'not JSON' },
    said: [LOGGING_IN, 'Login failed: Login failed unexpectedly'],
  },
  {
    call: 'register',
    when: 'the account is made',
    said: [CREATING, 'Account created successfully: Your account has been created. You can now log in.'],
  },
  {
    call: 'register',
    when: 'the name is taken by now',
    said: [CREATING, 'Registration failed: Username already exists'],
  },
  {
    call: 'register',
    when: 'the server gives no reason',
    answer: { status: 409, body: '' },
    said: [CREATING, 'Registration failed: An error occurred during registration. Please try again.'],
  },
  { call: 'logout', when: 'it works', said: ['Logged out successfully'] },
  {
    call: 'logout',
    when: 'it does not',
    answer: { status: 409, body: '{"message":"Not now"}' },
    said: ['Logout failed: 409: Not now'],
  },
];

test.each(TOASTS)('the toasts of $call when $when', async ({ call, answer, said }) => {
  const page = await product.visit(call === 'register' ? '/portal/register' : '/portal/login');
  if (call === 'logout') {
    await sendLogin(page, { username: 'demo_client' });
    await page.getByRole('heading', { name: 'Your requests' }).waitFor();
    await page
      .getByText(/^Welcome back/)
      .first()
      .waitFor();
  }
  if (answer) {
    await page.route(`**/api/${call}`, (route) =>
      route.fulfill({ ...answer, contentType: 'application/json' }),
    );
  }
  const toasts = await recordToasts(page);
  if (call === 'login') await sendLogin(page, { username: 'demo_client' });
  if (call === 'register') await sendRegistration(page);
  if (call === 'logout') await page.getByRole('button', { name: 'Log Out' }).click();
  await expect.poll(async () => (await toasts()).length).toBeGreaterThanOrEqual(said.length);
  expect(await toasts()).toEqual(said);
});

async function sendRegistration(page: Page): Promise<void> {
  for (const [label, answer] of Object.entries(REGISTER)) {
    await page.getByLabel(label, { exact: true }).fill(answer);
  }
  await page.getByLabel(AGREE).check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

function userNamed(fullName: string) {
  const id = '01a1f8a6-10ba-7687-be3e-3abc5a48101b';
  return {
    id,
    username: 'x',
    fullName,
    role: 'client',
    email: 'x@example.ca',
    phone: null,
    emailVerified: true,
  };
}
