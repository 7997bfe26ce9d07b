import sharp, { type Sharp } from 'sharp';

/** A screen as a window of this size shows it. */
export type Look = { width: number; height: number; png: Uint8Array };

/** The looks of a row are drawn this high, in pixels, whatever their windows. */
const HIGH = 300;
const GAP = 12;
const GROUND = '#7f9aa3';
/** Light and small: the sheet shows how things stand, and no letters. */
const QUALITY = 62;

/** Looks in rows on one ground, those of a row as high as each other; `highs` has the pixels of rows that are higher or lower. */
export async function sheetOf(
  rows: readonly (readonly Look[])[],
  highs: Readonly<Record<number, number>> = {},
): Promise<Sharp> {
  const highOf = (row: number) => highs[row] ?? HIGH;
  const widthOf = ({ width, height }: Look, row: number) => Math.round((width * highOf(row)) / height);
  const rowWidth = (looks: readonly Look[], row: number) =>
    looks.reduce((sum, look) => sum + widthOf(look, row) + GAP, GAP);
  const topOf = (row: number) =>
    rows.slice(0, row).reduce((sum, _, before) => sum + highOf(before) + GAP, GAP);
  const pieces = rows.flatMap((looks, row) =>
    looks.map((look, at) => ({ look, row, left: rowWidth(looks.slice(0, at), row), top: topOf(row) })),
  );
  const drawn = await Promise.all(
    pieces.map(async ({ look, row, left, top }) => ({
      input: await sharp(look.png).resize(widthOf(look, row), highOf(row)).toBuffer(),
      ...{ left, top },
    })),
  );
  const size = { width: Math.max(...rows.map(rowWidth)), height: topOf(rows.length) };
  return sharp({ create: { ...size, channels: 3, background: GROUND } })
    .composite(drawn)
    .webp({ quality: QUALITY });
}
