import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sheetOf } from './sheet.ts';

test('looks of different windows stand in rows of one height, with the same ground around them', async () => {
  const look = async (width: number, height: number) => ({
    ...{ width, height },
    png: await sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer(),
  });
  const [phone, desk] = [await look(390, 844), await look(1280, 800)];
  const sheet = await sheetOf([[phone, desk], [phone]]);
  const { width, height, format } = await sharp(await sheet.toBuffer()).metadata();
  expect({ width, height, format }).toEqual({
    width: 12 + 139 + 12 + 480 + 12,
    height: 12 + 2 * 312,
    format: 'webp',
  });
  const higher = await sharp(await (await sheetOf([[desk], [phone]], { 1: 600 })).toBuffer()).metadata();
  expect([higher.width, higher.height]).toEqual([480 + 24, 12 + 312 + 612]);
});
