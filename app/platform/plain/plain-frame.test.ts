import { expect, test } from 'vitest';
import { insuranceGroups, mainLinks, portalLinks } from '#app/site/frame/site-links.ts';
import { socialLinks } from '#content/social-links.ts';
import { SITE_MENU } from '#server/site/site-menu.ts';
import { plainFooter, plainHeader, setSiteMenu } from './plain-frame.server.ts';

setSiteMenu(SITE_MENU);
const header = String(plainHeader());
const footer = String(plainFooter());

test('a page without script has the ways on of the public site: its navigation, the portals and a quote', () => {
  for (const { to, label } of [...mainLinks, portalLinks.client, { to: '/get-quote', label: 'Get a Quote' }])
    expect(header).toMatch(new RegExp(`href="${to}"[^>]*>\\s*${label}`));
  expect(header).toContain('href="/insurance/all"');
});

test('its header is the one of the other pages: what folds out of Insurance, where to log in, and our accounts elsewhere', () => {
  for (const { title, links } of insuranceGroups)
    for (const words of [`>${title}</h2>`, ...links.map(({ to }) => `href="${to}"`)])
      expect(header).toContain(words);
  expect(header).toContain('Log in:');
  for (const { url } of socialLinks) expect(header).toContain(`href="${url}"`);
});

test('where the site has its search, a page without script leads to the one among the questions', () => {
  expect(header).toMatch(/href="\/faq" aria-label="Find a question"/);
});

test('on a small screen the menu folds out without script', () => {
  expect(header).toMatch(/<details[^>]*>\s*<summary/);
  expect(header).not.toContain('<button');
});

test('its foot leads to each kind of insurance, and says how to reach us and what this site is not', () => {
  for (const { to } of insuranceGroups[0].links.slice(0, 6)) expect(footer).toContain(`href="${to}"`);
  expect(footer).toContain('href="/privacy-policy"');
  expect(footer).toContain('mailto:');
  expect(footer).toMatch(/not a(n insurance)? broker/i);
});
