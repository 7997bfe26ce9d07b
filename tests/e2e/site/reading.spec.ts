import { expect, test } from 'vitest';
import { PUBLIC_PATHS } from '#content/pages/public-paths.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { openSite } from '#tests/e2e/open-product.ts';
import { visitReady } from '#tests/e2e/visit-ready.ts';

const product = await openSite();

test('without script every answer and every link of a page is there', async () => {
  const page = await product.visit('/insurance/auto', { script: false });
  for (const answer of await page.locator('[id$="-answer"]').all())
    expect(await answer.isVisible()).toBe(true);
  expect(await page.locator('[data-page-ready]').isVisible()).toBe(false);
  await page.locator('footer').getByRole('link', { name: 'All kinds of insurance' }).click();
  await page.getByRole('heading', { level: 1, name: 'All kinds of insurance' }).waitFor();
  // Pictures that come late with script are there at once.
  expect(await page.locator('main img').count()).toBeGreaterThan(5);
});

test('what is folded on a phone opens by a link to its part, and stands open on a desk and on paper', async () => {
  const page = await visitReady(product, '/insurance/auto', { width: 390 });
  const isShown = (words: string) =>
    page
      .getByRole('main')
      .locator('li, td', { hasText: words })
      .last()
      .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isShown('Year, make and model')).toBe(false);
  await page.evaluate(() => {
    location.hash = 'have-this-ready-for-a-quote';
  });
  await expect.poll(() => isShown('Year, make and model')).toBe(true);
  expect(await isShown('Parking tickets do not count')).toBe(false);

  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await isShown('Parking tickets do not count')).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ media: 'print' });
  expect(await isShown('Parking tickets do not count')).toBe(true);
});

test('a long page folds its contents on a phone, opens them without script, and shows them on a desk', async () => {
  for (const path of [
    '/insurance/auto',
    '/locations/calgary',
    '/privacy-policy',
    '/blog/alberta-care-first',
  ]) {
    const page = await product.visit(path, { script: false, width: 390 });
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const links = contents.getByRole('link').filter({ visible: true });
    expect(await links.count(), path).toBe(0);
    await contents.getByText('On this page').filter({ visible: true }).click();
    const last = links.last();
    const place = await last.getAttribute('href');
    expect((await last.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await last.click();
    const top = (await page.locator(place ?? '').boundingBox())?.y;
    expect(top, `${place} of ${path}`).toBeLessThan(844);

    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await contents.getByRole('group').filter({ visible: true }).count()).toBe(0);
    expect(await links.count()).toBeGreaterThan(3);
    await page.emulateMedia({ media: 'print' });
    expect(await contents.isVisible()).toBe(false);
  }
});

test('on paper there is the page and nothing that only a screen needs, with every answer open', async () => {
  const page = await visitReady(product, '/insurance/auto');
  const onlyOnScreen = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('link', { name: 'Skip to main content' }),
    page.getByRole('button', { name: 'Open chat assistant' }),
  ];
  for (const part of onlyOnScreen) await part.waitFor();
  const folded = page.getByRole('rowheader', { name: 'Loss of use (SEF 20)' });
  expect(await folded.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  for (const part of onlyOnScreen) await part.waitFor({ state: 'hidden' });
  for (const answer of await page.locator('[id$="-answer"]').all())
    expect(await answer.isVisible()).toBe(true);
  expect(await folded.isVisible()).toBe(true);
  await page.getByText('Last reviewed').waitFor();
});

test('with reduced motion nothing moves by itself and no scroll is smooth', async () => {
  const page = await visitReady(product, '/animations');
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > 1)
      .map((animation) => String((animation.effect as KeyframeEffect | null)?.target?.className)),
  );
  expect(moving).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
});

test('the sitemap and the feed are well-formed, and complete by their standards', async () => {
  const page = await product.visit('/about');
  const read = (path: string) =>
    page.evaluate(async (address) => {
      const text = await (await fetch(address)).text();
      const root = new DOMParser().parseFromString(text, 'application/xml').documentElement;
      const children = (element: Element) => [...element.children].map(({ localName }) => localName);
      return {
        name: root.localName,
        namespace: root.namespaceURI,
        own: children(root),
        entries: [...root.children].filter((child) => child.children.length > 0).map(children),
      };
    }, path);
  const sitemap = await read('/sitemap.xml');
  expect(sitemap).toMatchObject({ name: 'urlset', namespace: 'http://www.sitemaps.org/schemas/sitemap/0.9' });
  expect(sitemap.entries.every((entry) => entry.join() === 'loc,lastmod')).toBe(true);
  const feed = await read('/feed.xml');
  expect(feed).toMatchObject({ name: 'feed', namespace: 'http://www.w3.org/2005/Atom' });
  expect(feed.own).toEqual(expect.arrayContaining(['id', 'title', 'updated', 'link']));
  const posts = PUBLIC_PATHS.filter((path) => path.startsWith('/blog/'));
  expect(feed.entries).toHaveLength(posts.length);
  for (const entry of feed.entries)
    expect(entry).toEqual(expect.arrayContaining(['id', 'title', 'updated', 'link', 'author', 'summary']));
});

test('the map of Alberta has its six places, each reached by the Tab key and followed by Enter', async () => {
  const page = await visitReady(product, '/locations');
  const map = page.locator('main svg:has(a)');
  const places = await map.locator('a').evaluateAll((all) => all.map((link) => link.textContent?.trim()));
  expect(places).toEqual([
    ...['Calgary', 'Edmonton', 'Red Deer', 'Lethbridge', 'Fort McMurray', 'Medicine Hat'],
  ]);
  const reached: string[] = [];
  for (let press = 0; press < 80 && reached.length < places.length; press++) {
    await page.keyboard.press('Tab');
    const onMap = await page.evaluate(() => {
      const found = document.activeElement;
      return found?.closest('svg') && found.localName === 'a' ? found.textContent?.trim() : undefined;
    });
    if (onMap) reached.push(onMap);
    if (onMap === 'Lethbridge') break;
  }
  expect(reached).toEqual(['Calgary', 'Edmonton', 'Red Deer', 'Lethbridge']);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Insurance in Lethbridge' }).waitFor();
});

test('the list of articles narrows to one subject, which stays while one of them is read, and without script shows all', async () => {
  const page = await visitReady(product, '/blog', { width: 390 });
  const articles = page.getByRole('main').locator('li h3');
  const all = await articles.count();
  const auto = page.getByRole('button', { name: /^Auto \(\d+\)$/ });
  const count = Number(/\d+/.exec((await auto.textContent()) ?? '')?.[0]);
  await auto.click();
  await expect.poll(() => articles.count()).toBe(count);
  expect(count).toBeLessThan(all);
  await expectAccessible(page);
  await articles.first().click();
  await page.locator('h1', { hasNotText: 'Resources' }).waitFor();
  await page.goBack();
  await expect.poll(() => articles.count()).toBe(count);
  await page.getByRole('button', { name: /^All articles/ }).click();
  await expect.poll(() => articles.count()).toBe(all);
  expect(new URL(page.url()).search).toBe('');

  const plain = await product.visit('/blog?about=Auto', { script: false });
  expect(await plain.getByRole('main').locator('li h3').count()).toBe(all);
  expect(await plain.getByRole('button', { name: /^All articles/ }).count()).toBe(0);
});
