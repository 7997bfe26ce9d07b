import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { heicPhoto, packedObjects, photo, smallPdf, type TestFile } from '#tests/fixtures/documents/files.ts';
import { wordFile } from '#tests/fixtures/documents/zip.ts';
import { drawPages } from './draw-pages.server.ts';
import { examineOffice } from './examine-office.server.ts';
import { examinePdf } from './examine-pdf.server.ts';
import { remakePicture } from './remake-picture.server.ts';

const folder = await mkdtemp(join(tmpdir(), 'chinook-examine-'));
afterAll(() => rm(folder, { recursive: true }));

const pdf = (file: TestFile) => () => examinePdf(Buffer.from(file.bytes));
const script = '<</S/JavaScript/JS(app.alert(1))>>';

test('a plain PDF passes, also one whose objects are packed', () => {
  expect(pdf(smallPdf())).not.toThrow();
  expect(pdf(smallPdf({ more: packedObjects('10 0 <</Type/Page>>') }))).not.toThrow();
  expect(pdf(smallPdf({ behind: '\n\n' }))).not.toThrow();
});

test.each<[string, TestFile, RegExp]>([
  ['a program', smallPdf({ more: `8 0 obj ${script} endobj` }), /a program/],
  ['a program in other letters', smallPdf({ more: '8 0 obj <</S/J#61vaScr#69pt>> endobj' }), /a program/],
  ['a packed program', smallPdf({ more: packedObjects(`10 0 ${script}`) }), /a program/],
  [
    'a packed program in what looks like a comment',
    smallPdf({ more: `%stream\n${packedObjects(`10 0 ${script}`)}` }),
    /a program/,
  ],
  [
    'a program in what looks like a stream',
    smallPdf({ more: `7 0 obj <<>> stream\n8 0 obj ${script}` }),
    /program/,
  ],
  [
    'objects packed in an unusual way',
    smallPdf({ more: packedObjects('10 0', '/Filter[/ASCIIHexDecode/FlateDecode]') }),
    /cannot look into/,
  ],
  [
    'objects behind a predictor',
    smallPdf({ more: packedObjects('1', '/Filter/FlateDecode/DecodeParms<</Predictor 12>>') }),
    /cannot look/,
  ],
  ['objects that unpack to 80 MB', smallPdf({ more: packedObjects('x'.repeat(80_000_000)) }), /far more/],
  ['something to start', smallPdf({ more: '8 0 obj <</S /Launch/F(calc.exe)>> endobj' }), /starts something/],
  ['another file', smallPdf({ more: '8 0 obj <</Type/EmbeddedFile>> endobj' }), /hidden in it/],
  ['a password', smallPdf({ more: 'trailer <</Encrypt 9 0 R>>' }), /protected by a password/],
  [
    'an archive behind its end',
    smallPdf({ behind: `PK\x03\x04${'x'.repeat(200)}` }),
    /extra data after its end/,
  ],
  ['no end', { ...smallPdf(), bytes: smallPdf().bytes.slice(0, 200) }, /cut off/],
])('a PDF with %s is refused', (_, file, reason) => {
  expect(pdf(file)).toThrow(reason);
});

test('a PDF is drawn page by page, and one that cannot be drawn is refused', async () => {
  const [page = '', ...others] = await drawPages(Buffer.from(smallPdf().bytes), folder);
  expect(others).toEqual([]);
  const { data, info } = await sharp(page).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 1200, height: 800, channels: 3 });
  const at = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
  const [red, green, blue] = at(200, 500);
  expect(red).toBeGreaterThan(230);
  expect(Math.max(green ?? 255, blue ?? 255)).toBeLessThan(40);
  expect(Math.min(...at(1100, 100))).toBeGreaterThan(250);
  await expect(drawPages(Buffer.from('%PDF-1.4 nothing %%EOF'), folder)).rejects.toThrow(/damaged/);
});

const office = async (file: TestFile) => {
  const path = join(folder, 'office');
  await writeFile(path, file.bytes);
  return examineOffice(path);
};

test.each<[string, TestFile, RegExp]>([
  ['macros', wordFile([{ name: 'word/vbaProject.bin', text: 'x' }]), /macros/],
  ['controls', wordFile([{ name: 'word/activeX/activeX1.bin', text: 'x' }]), /macros/],
  ['another file', wordFile([{ name: 'word/embeddings/oleObject1.bin', text: 'x' }]), /hidden in it/],
  ['a program', wordFile([{ name: 'word/media/run.exe', text: 'MZ' }]), /hidden in it/],
  ['a name that leads out', wordFile([{ name: '../../x.xml', text: 'x' }]), /damaged/],
  ['the same part twice', wordFile([{ name: 'word/document.xml', text: 'x' }]), /damaged/],
  ['a part of 300 MB', wordFile([{ name: 'word/big.xml', text: 'x', claims: 300_000_000 }]), /far more/],
  ['much more than its size', wordFile([{ name: 'word/big.xml', text: ' '.repeat(5_000_000) }]), /far more/],
  [
    '3,000 parts',
    wordFile(Array.from({ length: 3_000 }, (_, at) => ({ name: `word/${at}.xml` }))),
    /too many/,
  ],
  ['half of it', { ...wordFile(), bytes: wordFile().bytes.slice(0, 100) }, /damaged/],
])('a Word file with %s is refused', async (_, file, reason) => {
  await expect(office(file)).rejects.toThrow(reason);
});

test('a plain Word file passes', async () => {
  await office(wordFile([{ name: 'word/styles.xml', text: '<w:styles/>'.repeat(50) }]));
});

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s is made anew, upright, and says nothing of where',
  async (format) => {
    const { bytes } = await photo(format);
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const made = await remakePicture(Buffer.from(bytes), `image/${format}`, folder);
    const after = await sharp(made.replacement?.path).metadata();
    expect(after).toMatchObject({ format, width: 40, height: 60 });
    expect([after.exif, after.xmp, after.iptc]).toEqual([undefined, undefined, undefined]);
    expect(made).toMatchObject({ mime: `image/${format}`, pages: [join(folder, 'page-1')] });
  },
);

test('a picture of a telephone becomes one that every browser shows', async () => {
  const made = await remakePicture(Buffer.from(heicPhoto().bytes), 'image/heic', folder);
  expect(made.mime).toBe('image/jpeg');
  expect(await sharp(made.replacement?.path).metadata()).toMatchObject({
    format: 'jpeg',
    width: 32,
    height: 32,
  });
});

test.each<[string, (bytes: Buffer) => Buffer, RegExp]>([
  ['cut off', (bytes) => bytes.subarray(0, bytes.length - 30), /damaged/],
  ['far too large', (bytes) => withWidth(bytes, 2_000_000), /too large|damaged/],
])('a picture that is %s is refused', async (_, spoil, reason) => {
  const { bytes } = await photo('png');
  await expect(remakePicture(spoil(Buffer.from(bytes)), 'image/png', folder)).rejects.toThrow(reason);
});

/** Says of a PNG that it is wider than it is. */
function withWidth(bytes: Buffer, width: number): Buffer {
  bytes.writeUInt32BE(width, 16);
  return bytes;
}
