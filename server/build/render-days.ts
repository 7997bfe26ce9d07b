import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { readPostFiles } from '#app/features/content-review/post-files.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { now } from '#app/platform/now.ts';
import { daysOfChange, daysOfReview } from '#content/facts/facts.ts';
import { dayAfter } from '#content/facts/reading/day-after.ts';
import { daysDir } from '#server/site/days.ts';

/** The built loaders and pages that React Router leaves beside the site. */
const SERVER_BUNDLE = 'build/server/index.js';

/** What a site says, by file: `/about/index.html`, `/about.data`, `/sitemap.xml`. */
export type Words = Map<string, string>;

/** Renders what differs on a day from `before`: all of it from nothing. */
type Render = (day: string, before: Words) => Promise<Words>;

/**
 * The build step that makes the pages of coming days: for each day on which a fact, a span of a text or a review
 * begins to differ, the files that are not as they were the day before, in `days/{day}/` beside the site.
 */
export async function renderComingDays(siteDir: string, today: string): Promise<void> {
  const { render, built } = await openRenderer(siteDir);
  await rm(daysDir(siteDir), { recursive: true, force: true });
  await mkdir(daysDir(siteDir));
  const before = built;
  for (const day of comingDays(today)) {
    const words = await render(day, before);
    await writeWords(join(daysDir(siteDir), day), words);
    for (const [file, text] of words) before.set(file, text);
  }
}

/** Every later day on which some page may differ from the day before. */
export function comingDays(today: string): string[] {
  const posts = readPostFiles();
  const days = [...daysOfChange(), ...daysOfReview(), ...posts.map(({ reviewBy }) => dayAfter(reviewBy))];
  return [...new Set(days)].filter((day) => day > today).toSorted();
}

type Renderer = {
  render: Render;
  /** Every page and feed as it reads on a day, those that have no data too. */
  renderAll(day: string): Promise<Words>;
  /** What the site says as it was built. */
  built: Words;
};

/** Opens the loaders and pages that the build left. */
export async function openRenderer(siteDir: string): Promise<Renderer> {
  // Without it React Router takes a page's data for something that only a server could answer.
  // biome-ignore lint/style/noProcessEnv: how its own build says so
  process.env.IS_RR_BUILD_REQUEST = 'yes';
  // Made by the build from our own sources.
  const build = (await import(pathToFileURL(resolve(SERVER_BUNDLE)).href)) as ServerBuild;
  const handle = createRequestHandler(build, 'production');
  const sources = (await Promise.all(build.prerender.map((path) => sourceOf(siteDir, path)))).flat();
  const built: Words = new Map();
  for (const { says } of sources) built.set(says, await readFile(join(siteDir, says), 'utf8'));

  async function read(address: string, day: string): Promise<string> {
    const request = new Request(`http://localhost${address}`, { headers: { 'x-content-day': day } });
    const response = await handle(request);
    if (response.status !== 200)
      throw new Error(`${address} on ${day} was answered with ${response.status}.`);
    return response.text();
  }

  return {
    built,
    async render(day, before) {
      const words: Words = new Map();
      for (const { says, page } of sources) {
        const said = await read(says, day);
        if (said === before.get(says)) continue;
        words.set(says, said);
        if (page !== null) words.set(`${page}/index.html`, await read(`${page}/`, day));
      }
      return words;
    },
    async renderAll(day) {
      const words: Words = new Map();
      for (const { says } of sources) words.set(says, await read(says, day));
      for (const path of build.prerender) {
        const page = path === '/' ? '' : `/${path.replace(/^\//, '')}`;
        const file = `${page}/index.html`;
        if (await isFile(join(siteDir, file))) words.set(file, await read(`${page}/`, day));
      }
      return words;
    },
  };
}

/** The file that holds all that a path says: a feed itself, or the data of a page, which is drawn from it. */
type SourceFile = { says: string; page: string | null };

/** A page without data says nothing that could change. */
async function sourceOf(siteDir: string, path: string): Promise<SourceFile[]> {
  const own = `/${path.replace(/^\//, '')}`;
  if (own !== '/' && (await isFile(join(siteDir, own)))) return [{ says: own, page: null }];
  const [page, says] = own === '/' ? ['', '/_.data'] : [own, `${own}.data`];
  return (await isFile(join(siteDir, says))) ? [{ says, page }] : [];
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}

export async function writeWords(dir: string, words: Words): Promise<void> {
  for (const [file, text] of words) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), text);
  }
}

if (import.meta.main) await renderComingDays('build/client', albertaDate(now()));
