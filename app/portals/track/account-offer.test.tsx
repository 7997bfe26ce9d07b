import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Made } from './account-offer.tsx';

const page = (isLoggedIn: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Made isLoggedIn={isLoggedIn} />
    </MemoryRouter>,
  );

test('who has made an account reads that it is ready, and opens it', () => {
  expect(page(true)).toContain('Your account is ready');
  expect(page(true)).toMatch(/<a[^>]*href="\/portal"[^>]*>Open my account</);
});

test('where the login failed they log in by hand', () => {
  expect(page(false)).toMatch(/<a[^>]*href="\/portal\/login"[^>]*>Log in</);
  expect(page(false)).not.toContain('Open my account');
});
