/** The pages that the conversation takes note of when somebody moves on to them. */
const KNOWN_PAGES: readonly { pattern: RegExp; name: string }[] = [
  { pattern: /^\/$/, name: 'the home page' },
  { pattern: /^\/about$/, name: 'the page about us' },
  { pattern: /^\/get-quote$/, name: 'the quote request' },
  { pattern: /^\/contact$/, name: 'the contact page' },
  { pattern: /^\/faq(?:\/|$)/, name: 'the questions and answers' },
  { pattern: /^\/insurance\/[^/]+/, name: 'a page about a kind of insurance' },
  { pattern: /^\/locations\/[^/]+/, name: 'a page about a city' },
  { pattern: /^\/business(?:\/|$)/, name: 'a page about business insurance' },
  { pattern: /^\/commercial-(?:insurance|auto)$/, name: 'a page about commercial insurance' },
];

/** The note about a page, or null for pages without one. */
export function pageNote(path: string): string | null {
  const page = KNOWN_PAGES.find(({ pattern }) => pattern.test(path.replace(/(?<=.)\/$/, '')));
  return page ? `You are now on ${page.name}.` : null;
}
