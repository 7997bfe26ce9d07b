import { mkdir, readFile, rename } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { now } from '#app/platform/now.ts';
import { TODAY_IS_DRAWN } from '#server/site/own-pages.ts';
import { comingDays, openRenderer, type Words, writeWords } from './render-days.ts';
import { startAfterFirstPaint } from './start-script/first-paint.ts';

const SHELL = '/__spa-fallback.html';

/**
 * Draws every public page of a built site as it reads with an administrator's settings into a new folder: as they read
 * today into `client/`, which it says when they are there, then of each coming day what changes into `days/`. Runs as a
 * process of its own, because pages are drawn with the settings that stand when their code is loaded.
 */
async function drawOwnPages(siteDir: string, folder: string, own: OwnSettings): Promise<void> {
  globalThis.ownSettings = own;
  const today = albertaDate(now());
  const { render, renderAll } = await openRenderer(siteDir);
  const before = await renderAll(today);
  await writeWords(join(folder, 'client'), withSettings(before, own));
  const shell = await readFile(join(siteDir, SHELL), 'utf8');
  await writeWords(join(folder, 'client'), new Map([[SHELL, carry(shell, own)]]));
  process.stdout.write(TODAY_IS_DRAWN);
  // Nobody waits for the coming days.
  setPriority(constants.priority.PRIORITY_LOW);
  const later = join(folder, 'later');
  await mkdir(later);
  for (const day of comingDays(today)) {
    const words = await render(day, before);
    await writeWords(join(later, day), withSettings(words, own));
    for (const [file, text] of words) before.set(file, text);
  }
  await rename(later, join(folder, 'days'));
}

function withSettings(words: Words, own: OwnSettings): Words {
  const isPage = (file: string) => file.endsWith('.html');
  return new Map(
    [...words].map(([file, text]) => [file, isPage(file) ? carry(startAfterFirstPaint(text), own) : text]),
  );
}

/** The page with the settings for its scripts, which must find what the page says. */
function carry(html: string, own: OwnSettings): string {
  const json = JSON.stringify(own).replaceAll('<', '\\u003c');
  return html.replace('</head>', () => `<script>ownSettings=${json}</script></head>`);
}

const [siteDir = '', folder = '', own = ''] = process.argv.slice(2);
await drawOwnPages(siteDir, folder, JSON.parse(own) as OwnSettings);
