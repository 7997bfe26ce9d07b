import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LOOK, START } from './reference-page.server.ts';

const SCRIPT = 'text/javascript; charset=utf-8';
const STYLE = 'text/css; charset=utf-8';

const inPackage = (name: string) => () =>
  readFile(createRequire(import.meta.url).resolve(`swagger-ui-dist/${name}`));
const text = (content: string) => async () => Buffer.from(content);

/** Where the program lies that receives webhooks: it stands on the page, too. */
export const PROGRAM = 'docs/receive-webhooks.mjs';

/** The files of the page, by name: their kind, and how they are read. */
const FILES: Record<string, { type: string; read: () => Promise<Buffer> }> = {
  'swagger-ui-bundle.js': { type: SCRIPT, read: inPackage('swagger-ui-bundle.js') },
  'swagger-ui.css': { type: STYLE, read: inPackage('swagger-ui.css') },
  'start.js': { type: SCRIPT, read: text(START) },
  'look.css': { type: STYLE, read: text(LOOK) },
  'receive-webhooks.mjs': { type: SCRIPT, read: () => readFile(PROGRAM) },
};

type Read = { type: string; plain: Buffer<ArrayBuffer>; zipped: Buffer<ArrayBuffer> };
const known = new Map<string, Promise<Read>>();

/** A file of the page, read and compressed when it is first asked for; undefined where there is none. */
export function readReferenceFile(name: string): Promise<Read> | undefined {
  if (!Object.hasOwn(FILES, name)) return undefined;
  const found = known.get(name) ?? read(name);
  known.set(name, found);
  found.catch(() => known.delete(name));
  return found;
}

async function read(name: string): Promise<Read> {
  const file = FILES[name];
  if (!file) throw new Error(`There is no file ${name}.`);
  const plain = Buffer.from(await file.read());
  return { type: file.type, plain, zipped: Buffer.from(await promisify(gzip)(plain, { level: 9 })) };
}
