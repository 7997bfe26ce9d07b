import { expect } from 'vitest';
import { brand } from '#content/brand.ts';

/** A page of the site as a machine reads it. Every `path` is an address below the site's root. */
export type SitePage = {
  path: string;
  html: string;
  title: string;
  /** The one canonical path that the page names. */
  canonical: string | undefined;
  headings: string[];
  /** Where its links lead, by path and place: `/faq/home#flood`. Other sites and mail are left out. */
  links: { path: string; place: string }[];
  meta(name: string): string | undefined;
  /** What the page says about itself in the vocabulary of schema.org. */
  things: unknown[];
};

const SIGNS: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };

function decode(text: string): string {
  return text.replace(/&(amp|quot|#x27|lt|gt);/g, (whole, name: string) => SIGNS[name] ?? whole);
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => decode(found));
}

/** The path of an address that the site prints about itself, or undefined for an address elsewhere. */
export function ownPath(address: string | undefined): string | undefined {
  if (!address?.startsWith(brand.url)) return undefined;
  return address.slice(brand.url.length) || '/';
}

/** Reads pages of a running site, each once. A page that is not answered with 200 fails the test that asks for it. */
export function siteReader(url: string): (path: string) => Promise<SitePage> {
  const known = new Map<string, Promise<SitePage>>();
  return (path) => {
    const page = known.get(path) ?? readPage(url, path);
    known.set(path, page);
    return page;
  };
}

async function readPage(url: string, path: string): Promise<SitePage> {
  const response = await fetch(url + path, { redirect: 'manual' });
  expect(response.status, `the status of ${path}`).toBe(200);
  const html = await response.text();
  const body = html.replace(/<script[\s\S]*?<\/script>/g, '');
  const graphs = all(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return {
    path,
    html,
    title: all(html, /<title>([^<]*)<\/title>/g)[0] ?? '',
    canonical: ownPath(all(html, /<link(?=[^>]*rel="canonical")[^>]*href="([^"]*)"/g)[0]),
    headings: all(body, /<h1(?:\s[^>]*)?>([\s\S]*?)<\/h1>/g),
    links: all(body, /<a\b[^>]*\shref="([^"]*)"/g).flatMap((link) => ownLink(link, url, path)),
    meta: (name) => all(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))[0],
    things: graphs.flatMap(thingsOf),
  };
}

function ownLink(link: string, url: string, path: string): { path: string; place: string }[] {
  const target = new URL(link, url + path);
  if (target.origin !== url) return [];
  return [{ path: target.pathname, place: decodeURIComponent(target.hash.slice(1)) }];
}

function thingsOf(graph: string): unknown[] {
  const parsed: unknown = JSON.parse(graph);
  expect(parsed).toMatchObject({ '@context': 'https://schema.org', '@graph': expect.any(Array) });
  return (parsed as { '@graph': unknown[] })['@graph'];
}
