import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Resvg, type ResvgRenderOptions, renderAsync } from '@resvg/resvg-js';
import { brand } from '#content/brand.ts';

/** Pages that have no scene of their own borrow one. */
const BORROWED: Readonly<Record<string, string>> = {
  site: 'prairie',
  faq: 'professionals',
  blog: 'hail',
  locations: 'lethbridge',
};

/** The frame with the logo, and Figtree at weight 650 (Latin letters only), as the headings of the site are set. */
const FRAME = join(import.meta.dirname, 'social-pictures/frame.svg');
const FONT = join(import.meta.dirname, 'social-pictures/figtree-650.ttf');
const OPTIONS = {
  fitTo: { mode: 'width', value: 1200 },
  font: { loadSystemFonts: false, fontFiles: [FONT], defaultFontFamily: 'Figtree' },
} satisfies ResvgRenderOptions;

const LEFT = 72;
const WIDTH = 460;
const MIDDLE = 345;
/** The size of a heading and the distance of its lines, for up to three lines and for more. */
const SIZES = [
  { size: 54, step: 64 },
  { size: 47, step: 56 },
] as const;

/** What a built page asks for: the path of its picture, its scene and its heading. */
type Wish = { path: string; scene: string; heading: string };

/**
 * The build step that makes the pictures other sites show when somebody shares a page: 1200 by 630, one for every page.
 * Each built page names its own in `og:image`: `/og/{scene}/{page}.png` is that scene of the site beside the page's
 * heading. `dayDirs` hold the pages of coming days in their order: where a heading changes, so does its picture.
 * Throws when a page asks for a scene that does not exist.
 */
export async function drawSocialPictures(siteDir: string, dayDirs: readonly string[] = []): Promise<void> {
  const frame = await readFile(FRAME, 'utf8');
  const headings = new Map<string, string>();
  for (const dir of [siteDir, ...dayDirs]) {
    const found = new Map((await wishesOf(dir)).map((wish) => [wish.path, wish]));
    const wishes = [...found.values()].filter(({ path, heading }) => headings.get(path) !== heading);
    for (const { path, heading } of wishes) headings.set(path, heading);
    await Promise.all(
      wishes.map(async ({ path, scene, heading }) => {
        const name = `${BORROWED[scene] ?? scene}.svg`;
        const drawing = await readFile(join(siteDir, 'illustrations', name), 'utf8');
        const picture = await renderAsync(compose(frame, drawing, heading), OPTIONS);
        await mkdir(dirname(join(dir, path)), { recursive: true });
        await writeFile(join(dir, path), picture.asPng());
      }),
    );
  }
}

async function wishesOf(siteDir: string): Promise<Wish[]> {
  const files = await readdir(siteDir, { recursive: true });
  const pages = files.filter((file) => file.endsWith('index.html'));
  const found = await Promise.all(
    pages.map(async (file): Promise<Wish[]> => {
      const html = await readFile(join(siteDir, file), 'utf8');
      const [, path, scene] =
        /property="og:image" content="[^"]*?(\/og\/([a-z-]+)\/[a-z0-9/-]+\.png)"/.exec(html) ?? [];
      const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1];
      // The text stays as React escaped it, which is how SVG wants it too.
      return path && scene && heading ? [{ path, scene, heading: heading.replace(/<[^>]*>/g, '') }] : [];
    }),
  );
  return found.flat();
}

function compose(frame: string, scene: string, heading: string): string {
  const inside = scene.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  return frame.replace('<!--scene-->', inside).replace('<!--words-->', words(heading));
}

/** The heading in lines around the middle, a bar below it, and at the foot what the site is about. */
function words(heading: string): string {
  const [large, small] = SIZES;
  const { size, step } = inLines(heading, large.size).length > 3 ? small : large;
  const lines = inLines(heading, size);
  const first = MIDDLE - ((lines.length - 1) * step) / 2;
  const bar = first + (lines.length - 1) * step + 38;
  return [
    ...lines.map((line, index) => text(line, first + index * step, size, '#12303f')),
    `<path fill="#e9a13b" d="M${LEFT} ${bar}h96v6H${LEFT}Z"/>`,
    ...(heading === brand.tagline ? [] : [text(brand.tagline, 574, 21, '#48606b')]),
  ].join('');
}

function text(line: string, baseline: number, size: number, colour: string): string {
  return `<text x="${LEFT}" y="${baseline}" font-size="${size}" letter-spacing="${-size / 60}" fill="${colour}">${line}</text>`;
}

/** As few lines as the width allows, and those as even as they can be. */
function inLines(heading: string, size: number): string[] {
  let lines = broken(heading, size, WIDTH);
  for (let width = WIDTH - 10; width > 0; width -= 10) {
    const narrower = broken(heading, size, width);
    if (narrower.length > lines.length) break;
    lines = narrower;
  }
  return lines;
}

function broken(heading: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of heading.split(/\s+/)) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const widths = new Map<string, number>();

/** Measured word by word and remembered: laying out a word costs more than drawing it. */
function widthOf(line: string, size: number): number {
  const ofWords = line.split(' ').map((word) => {
    const known = widths.get(word) ?? measure(word);
    widths.set(word, known);
    return known * size;
  });
  return ofWords.reduce((sum, width) => sum + width + size / 4, -size / 4);
}

function measure(word: string): number {
  const size = 100;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4000 630">${text(word, 200, size, '#000')}</svg>`;
  return (new Resvg(drawn, OPTIONS).innerBBox()?.width ?? 0) / size;
}
