import sharp, { type Sharp } from 'sharp';

/** A screen as a window of this size shows it. */
export type Look = { width: number; height: number; png: Uint8Array };

/** All looks are drawn this high, in pixels, whatever their windows. */
const HIGH = 300;
const GAP = 12;
const GROUND = '#7f9aa3';
/** Light and small: the sheet shows how things stand, and no letters. */
const QUALITY = 62;

/** Looks in rows, each as high as the others, on one ground. */
export async function sheetOf(rows: readonly (readonly Look[])[]): Promise<Sharp> {
  const widthOf = ({ width, height }: Look) => Math.round((width * HIGH) / height);
  const rowWidth = (looks: readonly Look[]) => looks.reduce((sum, look) => sum + widthOf(look) + GAP, GAP);
  const pieces = rows.flatMap((looks, row) =>
    looks.map((look, at) => ({ look, left: rowWidth(looks.slice(0, at)), top: GAP + row * (HIGH + GAP) })),
  );
  const drawn = await Promise.all(
    pieces.map(async ({ look, left, top }) => ({
      input: await sharp(look.png).resize(widthOf(look), HIGH).toBuffer(),
      ...{ left, top },
    })),
  );
  const size = {
    width: Math.max(...rows.map(rowWidth)),
    height: GAP + rows.length * (HIGH + GAP),
  };
  return sharp({ create: { ...size, channels: 3, background: GROUND } })
    .composite(drawn)
    .webp({ quality: QUALITY });
}
