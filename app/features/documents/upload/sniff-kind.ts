import { type FileMime, kindOfName } from '#app/features/documents/file-kinds.ts';

/** So many of the first bytes are enough to tell the kinds apart. */
export const HEAD_BYTES = 16;

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/**
 * What a file is by its first bytes, which say more than its name or what the browser claims. Two kinds share the
 * bytes of a zip archive: there the name decides until the checks look inside.
 */
export function sniffKind(head: Uint8Array, name: string): FileMime | undefined {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.startsWith('%PDF-')) return 'application/pdf';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'image/webp';
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8, 12))) return 'image/heic';
  if (!text.startsWith('PK\x03\x04')) return undefined;
  const promised = kindOfName(name);
  return promised?.startsWith('application/vnd.') ? promised : undefined;
}
