import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Measures what a first visit to each kind of page downloads (brotli quality 11, as the site server compresses) and fails
 * when one grows past its budget. Scripts are followed through their static imports; what loads later is not counted. The
 * files of the heaviest public page are listed. A page of a portal that leaps has mostly been given a whole chunk of
 * another page's for one small module that both use: put that module into a group of both (vite.config.ts).
 */
const SITE = resolve(import.meta.dirname, '../../build/client');
const BUDGETS_KB = { script: 135, style: 20, font: 40 } as const;
/** One page of each kind. */
const PAGES = [
  ...['/', '/insurance/auto', '/insurance/all', '/business/retail', '/locations', '/locations/calgary'],
  ...['/faq', '/faq/auto', '/blog', '/blog/super-visa-insurance-guide', '/contact', '/newsletter'],
  ...['/privacy-policy', '/super-visa', '/get-quote', '/tooltips', '/animations', '/feature-tour'],
];

/** Portal pages all come from one document. Kilobytes of script of each, and of some by the path of their route. */
const SHELL = '/__spa-fallback.html';
const PORTAL_BUDGET_KB = 190;
const PORTAL_BUDGETS_KB: Record<string, number> = {
  ...{ portal: 149, 'portal/cases/:id': 182, 'track/:token': 185 },
  'track/receipt/:token': 174,
  ...{ broker: 166, 'broker/cases/:id': 181, 'admin/cases/:id': 169 },
};

type Kind = keyof typeof BUDGETS_KB;
type Measured = { kind: Kind; file: string; bytes: number };

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g;
const NAMED_FILE = /["'](\/[^"']+\.(?:js|css|woff2))["']/g;

const contents = new Map<string, Buffer>();

function read(address: string): Buffer {
  const known = contents.get(address) ?? readFileSync(join(SITE, address));
  contents.set(address, known);
  return known;
}

function importsOf(address: string): string[] {
  const source = read(address).toString();
  return [...source.matchAll(STATIC_IMPORT)].map(([, name = '']) =>
    name.startsWith('/') ? name : join(dirname(address), name),
  );
}

function kindOf(address: string): Kind {
  if (address.endsWith('.js')) return 'script';
  return address.endsWith('.css') ? 'style' : 'font';
}

function filesIn(html: string): string[] {
  return [...html.matchAll(NAMED_FILE)].map(([, name = '']) => name);
}

/** The files that each portal page asks for by itself (`askForModules`), by the path of its route. */
function filesOfPortalPages(): Map<string, string[]> {
  const html = read(SHELL).toString();
  const said = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '[]';
  // Texts of JSON within the script.
  const table = (name: string) =>
    JSON.parse(
      JSON.parse(
        said(new RegExp(`\\b${name}=JSON\\.parse\\(("(?:[^"\\\\]|\\\\.)*")\\)`)).replace(/^\[\]$/, '"[]"'),
      ),
    );
  const pages: [string, number[]][] = table('portalPages');
  const names: string[] = table('portalFiles');
  const start = [...html.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, name = '']) => name);
  const always = [...filesIn(said(/const files=(\[[^\]]*\])/)), ...start];
  return new Map(
    pages.map(([path, places]) => [path, [...always, ...places.map((place) => names[place] ?? '')]]),
  );
}

function firstLoad(named: string[]): Set<string> {
  const waiting = [...named];
  const found = new Set<string>();
  for (let address = waiting.pop(); address; address = waiting.pop()) {
    if (found.has(address)) continue;
    found.add(address);
    if (kindOf(address) === 'script') waiting.push(...importsOf(address));
  }
  return found;
}

const measured = new Map<string, Measured>();

function measure(address: string): Measured {
  const known = measured.get(address);
  if (known) return known;
  const kind = kindOf(address);
  const content = read(address);
  // A font is compressed already and travels as it is.
  const bytes =
    kind === 'font'
      ? content.length
      : brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  const made = { kind, file: address, bytes };
  measured.set(address, made);
  return made;
}

function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(7);
}

function sumOf(files: readonly Measured[], kind: Kind): number {
  return files.filter((file) => file.kind === kind).reduce((sum, file) => sum + file.bytes, 0);
}

const pages = PAGES.map((page) => {
  const named = filesIn(read(`${page}/index.html`).toString());
  return { page, files: [...firstLoad(named)].map(measure) };
}).sort((a, b) => sumOf(b.files, 'script') - sumOf(a.files, 'script'));
const lines = (pages[0]?.files ?? [])
  .toSorted((a, b) => b.bytes - a.bytes)
  .map(({ kind, file, bytes }) => `${inKilobytes(bytes)} kB  ${kind.padEnd(7)} ${file}`);
for (const { page, files } of pages) {
  const sums = (['script', 'style', 'font'] as const).map((kind) => {
    const bytes = sumOf(files, kind);
    const isOver = bytes > BUDGETS_KB[kind] * 1000;
    if (isOver) process.exitCode = 1;
    return `${inKilobytes(bytes)} kB ${kind}${isOver ? ` (TOO MUCH: ${BUDGETS_KB[kind]})` : ''}`;
  });
  lines.push(`${sums.join(' ')}  ${page}`);
}
const portals = filesOfPortalPages();
const unknown = Object.keys(PORTAL_BUDGETS_KB).filter((path) => !portals.has(path));
if (portals.size === 0 || unknown.length > 0)
  throw new Error(`The document of the portals names no such pages: ${unknown.join(', ')}`);
for (const [path, named] of portals) {
  const bytes = sumOf([...firstLoad(named)].map(measure), 'script');
  const budget = PORTAL_BUDGETS_KB[path] ?? PORTAL_BUDGET_KB;
  const isOver = bytes > budget * 1000;
  if (isOver) process.exitCode = 1;
  lines.push(`${inKilobytes(bytes)} kB script${isOver ? ` (TOO MUCH: ${budget})` : ''}  /${path}`);
}
process.stdout.write(`First load, brotli 11; the files of ${pages[0]?.page}:\n${lines.join('\n')}\n`);
