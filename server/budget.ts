import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Measures what a first visit to the home page downloads (brotli quality 11, as the site server compresses) and fails
 * when it grows past its budget. Scripts are followed through their static imports; what loads later is not counted.
 */
const SITE = resolve(import.meta.dirname, '../build/client');
const BUDGETS_KB = { script: 135, style: 20, font: 40 } as const;
type Kind = keyof typeof BUDGETS_KB;
type Measured = { kind: Kind; file: string; bytes: number };

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g;
const NAMED_FILE = /["'](\/[^"']+\.(?:js|css|woff2))["']/g;

function read(address: string): Buffer {
  return readFileSync(join(SITE, address));
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

function firstLoad(): Set<string> {
  const html = read('index.html').toString();
  const waiting = [...html.matchAll(NAMED_FILE)].map(([, name = '']) => name);
  const found = new Set<string>();
  for (let address = waiting.pop(); address; address = waiting.pop()) {
    if (found.has(address)) continue;
    found.add(address);
    if (kindOf(address) === 'script') waiting.push(...importsOf(address));
  }
  return found;
}

function measure(address: string): Measured {
  const kind = kindOf(address);
  const content = read(address);
  // A font is compressed already and travels as it is.
  const bytes =
    kind === 'font'
      ? content.length
      : brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
  return { kind, file: address, bytes };
}

function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(7);
}

const measured = [...firstLoad()].map(measure).sort((a, b) => b.bytes - a.bytes);
const lines = measured.map(({ kind, file, bytes }) => `${inKilobytes(bytes)} kB  ${kind.padEnd(7)} ${file}`);
for (const kind of ['script', 'style', 'font'] as const) {
  const bytes = measured.filter((item) => item.kind === kind).reduce((sum, item) => sum + item.bytes, 0);
  const isOver = bytes > BUDGETS_KB[kind] * 1000;
  if (isOver) process.exitCode = 1;
  lines.push(
    `${inKilobytes(bytes)} kB  ${kind} in all, budget ${BUDGETS_KB[kind]} kB${isOver ? ': TOO MUCH' : ''}`,
  );
}
process.stdout.write(`First load of the home page, brotli 11\n${lines.join('\n')}\n`);
