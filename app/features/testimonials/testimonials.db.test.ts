import { expect, test } from 'vitest';
import { recordConsent } from '#app/features/ledger/commands.server.ts';
import { VISITOR } from '#app/platform/viewer.ts';
import { findWordingBreaches } from '#content/wording/check-wording.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { listTestimonials } from './queries.server.ts';
import { createTestimonial, seedTestimonials } from './seed.server.ts';
import { testimonials } from './tables.server.ts';
import { currentTestimonialWording, testimonialWording } from './wording.ts';

const demo = await testApp({ DEMO: '1' });
const business = await testApp({ DEMO: '0' });
const itemsOf = async (app: typeof demo) => (await (await app.request('/api/testimonials')).json()).items;

test('without any the answer is empty, and the home page leaves its section out', async () => {
  const answer = await business.request('/api/testimonials');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ items: [] });
});

test('the demo has samples, each marked as one, and seeding twice adds none', async () => {
  await seedTestimonials(demo.db);
  await seedTestimonials(demo.db);
  const items = await itemsOf(demo);
  expect(items.map(({ displayName }: { displayName: string }) => displayName)).toEqual([
    'Sample one',
    'Sample two',
    'Sample three',
  ]);
  expect(items.every(({ isDemo }: { isDemo: boolean }) => isDemo)).toBe(true);
});

test('the words of the samples keep to the rules for every page', async () => {
  const texts = (await listTestimonials(demo.db, ['demo'])).map(({ quote }) => quote);
  expect(texts).toHaveLength(3);
  expect(texts.flatMap(findWordingBreaches)).toEqual([]);
});

test('where the demo is off no sample is answered, even from a database that holds one', async () => {
  await createTestimonial(business.db);
  expect(await business.db.select().from(testimonials)).toHaveLength(1);
  expect(await itemsOf(business)).toEqual([]);
});

test('published ones come in their order, drafts and withdrawn ones do not come', async () => {
  const consentId = await recordConsent(business.db, VISITOR, {
    ...{ email: 'kim@example.ca', purpose: 'testimonial', page: '/track', method: 'web_form' },
    ...{ textVersion: currentTestimonialWording(), text: testimonialWording() },
  });
  const real = { source: 'portal', consentId } as const;
  await createTestimonial(business.db, { ...real, displayName: 'Second', position: 2, city: 'Lethbridge' });
  await createTestimonial(business.db, {
    ...real,
    displayName: 'First',
    position: 1,
    connection: 'Works here',
  });
  await createTestimonial(business.db, { ...real, displayName: 'Draft', state: 'draft' });
  await createTestimonial(business.db, { ...real, displayName: 'Withdrawn', state: 'withdrawn' });
  const quote = 'One broker called me, at the time the page had said.';
  expect(await itemsOf(business)).toEqual([
    { id: expect.any(String), quote, displayName: 'First', connection: 'Works here', isDemo: false },
    { id: expect.any(String), quote, displayName: 'Second', city: 'Lethbridge', isDemo: false },
  ]);
});

test('the database publishes none without consent, and none that is too short or too long', async () => {
  await expect(createTestimonial(business.db, { source: 'portal' })).rejects.toThrow();
  await createTestimonial(business.db, { source: 'portal', state: 'draft' });
  for (const wrong of [
    { quote: 'Fine.' },
    { quote: 'a'.repeat(601) },
    { displayName: '' },
    { connection: 'a'.repeat(201) },
  ])
    await expect(createTestimonial(business.db, wrong)).rejects.toThrow();
});

test('the contract lists the call with what it answers', async () => {
  const { paths } = await (await business.request('/openapi.json')).json();
  const answer = paths['/api/testimonials'].get.responses['200'].content['application/json'].schema;
  expect(answer.properties.items.items.required).toEqual(['id', 'quote', 'displayName', 'isDemo']);
});
