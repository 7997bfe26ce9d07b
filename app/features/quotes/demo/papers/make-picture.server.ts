import sharp from 'sharp';

const SKY =
  '<rect width="640" height="420" fill="#bfdce8"/><path d="M0 300q160-60 320 0t320 0v120H0z" fill="#7fa08c"/>';

/** What somebody would photograph for a broker, drawn. */
const PICTURES = {
  house: `${SKY}<path d="M150 210 320 100l170 110v160H150z" fill="#f2e6d5"/><path d="M130 214 320 88l190 126-16 18L320 116 146 232z" fill="#7b4a3a"/><path d="M288 260h64v110h-64z" fill="#0e5a4b"/><path d="M186 250h66v56h-66zM388 250h66v56h-66z" fill="#12303f"/><path d="M60 370h520v20H60z" fill="#5f8570"/>`,
  tires: `<rect width="640" height="420" fill="#dfe6e8"/><path d="M0 330h640v90H0z" fill="#b6c1c6"/><circle cx="220" cy="220" r="140" fill="#22303a"/><circle cx="220" cy="220" r="78" fill="#9fb0b8"/><circle cx="220" cy="220" r="22" fill="#22303a"/><circle cx="470" cy="250" r="110" fill="#22303a"/><circle cx="470" cy="250" r="60" fill="#9fb0b8"/><circle cx="470" cy="250" r="18" fill="#22303a"/>`,
} as const;
export type PictureName = keyof typeof PICTURES;

/** The picture as a JPEG of a few kilobytes. */
export async function makePicture(name: PictureName): Promise<Uint8Array<ArrayBuffer>> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="420">${PICTURES[name]}</svg>`;
  const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer();
  return new Uint8Array(jpeg);
}
