import { brand } from '#content/brand.ts';

/** What a client agrees to by giving a testimonial. A change of words is a new version. */
export const TESTIMONIAL_CONSENT = {
  version: '2026-11-22',
  text: `${brand.name} may show these words on its website with the name and city I have entered here, and with the type of insurance. I can withdraw this at any time by writing to ${brand.email}.`,
} as const;
