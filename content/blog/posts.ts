/**
 * The posts in the order of the list, newest or most timely first. The texts are Markdown in content/posts,
 * read when the site is built: `import.meta.glob('/content/posts/*.md', { query: '?raw', import: 'default',
 * eager: true })` in a prerendered loader, then `parsePost`, `fillFacts` and `postBlocks`. Nothing of it
 * travels to the browser but the finished page.
 */
export const POST_SLUGS = [
  'alberta-care-first',
  'two-collisions-one-night-apart',
  'auto-renewal-checklist',
  'house-alone-in-winter',
  'alberta-storms-and-fires-in-figures',
  'after-a-collision-hour-by-hour',
  'poly-b-pipes-questions',
  'first-car-in-alberta',
  'one-storm-two-deductibles',
  'certificate-of-insurance-note',
  'prompt-payment-clock',
  'how-a-licensed-broker-works',
  'hail-season-alberta',
  'sewer-backup-or-overland-water',
  'wildfire-evacuation-insurance',
  'condo-deductible-alberta',
  'tenant-insurance-newcomers-students',
  'contractor-insurance-alberta',
  'rideshare-delivery-driving-insurance',
  'super-visa-insurance-guide',
] as const;

export type PostSlug = (typeof POST_SLUGS)[number];

export function isPostSlug(slug: string): slug is PostSlug {
  return POST_SLUGS.some((known) => known === slug);
}
