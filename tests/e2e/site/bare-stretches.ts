import type { Page } from 'playwright-core';

/** Two screens of a phone. */
const LONGEST_PX = 2 * 844;

/**
 * The stretches of a page, longer than two screens of a phone, in which nothing is to be seen but text: no picture, map,
 * chart, table or diagram of at least 80 by 40 px. Pictures that wait until they are near are waited for.
 */
export async function bareStretches(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const boxes = document.querySelectorAll('main span:has(> noscript)');
    for (const box of boxes) {
      box.scrollIntoView({ behavior: 'instant' });
      for (let tries = 0; !box.querySelector('img') && tries < 100; tries++)
        await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  return page.evaluate((longest) => {
    const main = document.querySelector('main');
    if (!main) return ['no main part'];
    const { top, height } = main.getBoundingClientRect();
    const shown = [...main.querySelectorAll('figure, img, svg, table, [data-figure]')]
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width >= 80 && box.height >= 40)
      .map((box) => ({ from: box.top - top, to: box.bottom - top }))
      .concat({ from: height, to: height })
      .sort((one, other) => one.from - other.from);
    let last = 0;
    const bare: string[] = [];
    for (const { from, to } of shown) {
      if (from - last > longest)
        bare.push(`${location.pathname}: ${Math.round(last)} to ${Math.round(from)} px`);
      last = Math.max(last, to);
    }
    return bare;
  }, LONGEST_PX);
}
