/**
 * Runs inline at the head of the quote form’s page: an address that names a type leads past the first step, which is then
 * neither shown nor reached with Tab while the script that leads on is fetched. The form takes the mark away, and so does
 * time where it does not come. Its text is put into the page, so it uses nothing from outside.
 */
export function markOpening(): void {
  const told = new URLSearchParams(location.search);
  const { dataset } = document.documentElement;
  if (!told.get('type') || told.get('step') === 'what') return;
  dataset.opening = '';
  setTimeout(() => {
    delete dataset.opening;
  }, 8_000);
}

const MARK_OPENING = String(markOpening)
  .replaceAll(/^\s*\/\/.*$/gm, '')
  .replaceAll(/\s+/g, ' ');

/** The page of the form with that script. Throws when the page has no head to put it into. */
export function openWithType(html: string): string {
  if (!html.includes('</head>')) throw new Error('The page of the quote form has no head');
  return html.replace('</head>', () => `<script>(${MARK_OPENING})();</script></head>`);
}
