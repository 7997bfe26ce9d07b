import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { now } from '#app/platform/now.ts';
import { comingDays, openRenderer, type Words, writeWords } from './render-days.ts';
import { startAfterFirstPaint } from './start-script/first-paint.ts';

const SHELL = '/__spa-fallback.html';

/**
 * Draws every public page of a built site as it reads with an administrator's settings, today and on each coming day,
 * into `client/` and `days/` of a new folder. Runs as a process of its own, because pages are drawn with the settings
 * that stand when their code is loaded.
 */
async function drawOwnPages(siteDir: string, folder: string, own: OwnSettings): Promise<void> {
  globalThis.ownSettings = own;
  const today = albertaDate(now());
  const { render, renderAll } = await openRenderer(siteDir);
  const before = await renderAll(today);
  const beside = `${folder}.${process.pid}`;
  const shell = await readFile(join(siteDir, SHELL), 'utf8');
  await writeWords(join(beside, 'client'), withSettings(before, own));
  await writeWords(join(beside, 'client'), new Map([[SHELL, carry(shell, own)]]));
  for (const day of comingDays(today)) {
    const words = await render(day, before);
    await writeWords(join(beside, 'days', day), withSettings(words, own));
    for (const [file, text] of words) before.set(file, text);
  }
  // Another process may have drawn the same meanwhile.
  await rename(beside, folder).catch(() => rm(beside, { recursive: true }));
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
