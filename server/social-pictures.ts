import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { Resvg } from '@resvg/resvg-js';

/** Pages that have no scene of their own borrow one. */
const BORROWED: Readonly<Record<string, string>> = {
  site: 'prairie',
  faq: 'professionals',
  blog: 'hail',
  locations: 'lethbridge',
};

/**
 * The build step that makes the pictures other sites show when somebody shares a page: 1200 by 630, one for every
 * scene of the site, set into `og/frame.svg`. The words of the frame are outlines, so no font is needed.
 */
export async function drawSocialPictures(siteDir: string): Promise<void> {
  const scenes = join(siteDir, 'illustrations');
  const target = join(siteDir, 'og');
  const frame = await readFile(join(target, 'frame.svg'), 'utf8');
  await mkdir(target, { recursive: true });
  const names = (await readdir(scenes)).map((file) => parse(file).name);
  const pictures = [...names.map((name) => [name, name] as const), ...Object.entries(BORROWED)];
  for (const [name, scene] of pictures) {
    const drawing = await readFile(join(scenes, `${scene}.svg`), 'utf8');
    await writeFile(join(target, `${name}.png`), draw(frame, drawing));
  }
}

function draw(frame: string, scene: string): Buffer {
  const inside = scene.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const picture = new Resvg(frame.replace('<!--scene-->', inside), {
    fitTo: { mode: 'width', value: 1200 },
    font: { loadSystemFonts: false },
  });
  return picture.render().asPng();
}
