import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { FileMime } from '#app/features/documents/file-kinds.ts';
import { refuse, type Verdict } from './verdict.ts';

const MOST_PIXELS = 60_000_000;
const LONGEST_SIDE = 6_000;
const PREVIEW_SIDE = 1_600;
const UNREADABLE = 'the picture is damaged or cut off';

type Accepted = Extract<Verdict, { isAccepted: true }>;

/**
 * Makes a picture anew from its points, upright: without place, time and device, and without whatever else was in the
 * file. HEIC becomes JPEG, which every browser shows. Refuses what cannot be read, and more than 60 million points.
 */
export async function remakePicture(bytes: Buffer, mime: FileMime, folder: string): Promise<Accepted> {
  const picture = mime === 'image/heic' ? await openHeic(bytes) : openPicture(bytes);
  const { width, height } = await picture.metadata().catch(() => refuse(UNREADABLE));
  if (width * height > MOST_PIXELS) refuse('the picture is too large. Please send a smaller one');
  const size = {
    width: LONGEST_SIDE,
    height: LONGEST_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  } as const;
  const upright = picture.autoOrient().resize(size);
  const { data, made } = await encode(upright, mime);
  const path = join(folder, 'remade');
  await writeFile(path, data, { mode: 0o600 });
  const preview = join(folder, 'page-1');
  const shown = { ...size, width: PREVIEW_SIDE, height: PREVIEW_SIDE };
  await sharp(data).resize(shown).webp({ quality: 80 }).toFile(preview);
  const sha256 = createHash('sha256').update(data).digest('hex');
  return {
    isAccepted: true,
    mime: made,
    replacement: { path, bytes: data.length, sha256 },
    pages: [preview],
  };
}

function openPicture(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
}

/** Its decoder takes longer to start than most pictures to remake: it comes for those that need it. */
async function openHeic(bytes: Buffer): Promise<Sharp> {
  const { all } = await import('heic-decode');
  const images = await all({ buffer: bytes }).catch(() => refuse(UNREADABLE));
  const [first] = images;
  if (!first) refuse(UNREADABLE);
  if (first.width * first.height > MOST_PIXELS) refuse('the picture is too large. Please send a smaller one');
  const { data, width, height } = await first.decode().catch(() => refuse(UNREADABLE));
  return sharp(data, { raw: { width, height, channels: 4 } });
}

async function encode(picture: Sharp, mime: FileMime): Promise<{ data: Buffer; made: FileMime }> {
  try {
    if (mime === 'image/png') return { data: await picture.png().toBuffer(), made: mime };
    if (mime === 'image/webp') return { data: await picture.webp({ quality: 90 }).toBuffer(), made: mime };
    return { data: await picture.jpeg({ quality: 90 }).toBuffer(), made: 'image/jpeg' };
  } catch {
    return refuse(UNREADABLE);
  }
}
