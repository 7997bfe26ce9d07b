import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { refuse } from './verdict.ts';

/** So many pages can be looked at in the page; the rest is in the file. */
const MOST_PAGES = 10;
const WIDTH = 1_200;
const MOST_PIXELS = 6_000_000;

/** Draws the first pages of a PDF as pictures into `folder`, and refuses one that cannot be drawn. */
export async function drawPages(bytes: Buffer, folder: string): Promise<string[]> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(bytes).catch(() => refuse('it is damaged or cut off'));
  const count = document.getPageCount();
  if (count === 0) refuse('it has no pages');
  const paths: string[] = [];
  for (let index = 0; index < Math.min(count, MOST_PAGES); index += 1) {
    const page = document.getPage(index);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = Math.min(WIDTH / originalWidth, Math.sqrt(MOST_PIXELS / (originalWidth * originalHeight)));
    const path = join(folder, `page-${index + 1}`);
    await page.render({
      scale,
      render: async ({ data, width, height }) => {
        await sharp(data, { raw: { width, height, channels: 4 } })
          .flatten({ background: '#ffffff' })
          .webp({ quality: 80 })
          .toFile(path);
        return new Uint8Array();
      },
    });
    paths.push(path);
  }
  return paths;
}
