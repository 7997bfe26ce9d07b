import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import { findFileBreaches, isGettingLong } from './file-rules.ts';
import { type Breach, findZoneBreaches, type Import, type SourceFile } from './import-zones.ts';

/** `npm run check`: import zones, names and lengths of our own files. Biome cannot order the features. */
const SOURCES = '{app,content,server,tests,bench}/**/*.{ts,tsx,css}';
const ALIAS = /^#(app|content|server|tests)\//;

const files: SourceFile[] = [];
const breaches: Breach[] = [];

for await (const path of glob(SOURCES)) {
  const text = await readFile(path, 'utf8');
  const lines = text.split('\n').length - 1;
  breaches.push(...findFileBreaches(path, lines));
  if (isGettingLong(path, lines)) say(`warning: ${path} has ${lines} lines`);
  if (!path.endsWith('.css')) files.push({ path, imports: importsOf(path, text) });
}
breaches.push(...findZoneBreaches(files));

for (const { path, problem } of breaches) say(`${path}: ${problem}`);
say(`${files.length} files, ${breaches.length} breaches of zones, names or lengths`);
if (breaches.length > 0) process.exitCode = 1;

function importsOf(path: string, text: string): Import[] {
  const { module, errors } = parseSync(path, text);
  if (errors[0]) breaches.push({ path, problem: errors[0].message });
  const named = [
    ...module.staticImports.map((found) => ({
      name: found.moduleRequest.value,
      isType: found.entries.length > 0 && found.entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap((found) =>
      found.entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ name: moduleRequest.value, isType }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      name: text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
      isType: false,
    })),
  ];
  return named.map(({ name, isType }) => ({ target: resolve(path, name), isType }));
}

/** `#app/x.ts` and `./x.ts` as a path from the root; packages keep their name. */
function resolve(path: string, name: string): string {
  if (ALIAS.test(name)) return name.slice(1);
  if (!name.startsWith('.')) return name;
  const file = normalize(join(dirname(path), name));
  return [file, `${file}.ts`, `${file}.tsx`].find((candidate) => existsSync(candidate)) ?? file;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
