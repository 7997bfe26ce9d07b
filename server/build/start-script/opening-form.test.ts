import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markOpening, openWithType } from './opening-form.ts';

const dataset: Record<string, string> = {};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { documentElement: { dataset } });
});
afterEach(() => {
  delete dataset.opening;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(search: string): boolean {
  vi.stubGlobal('location', { search });
  markOpening();
  return 'opening' in dataset;
}

test.each([
  ['?type=auto', true],
  ['?type=auto&step=details-2', true],
  ['', false],
  ['?utm_source=paper', false],
  ['?type=auto&step=what', false],
])('an address %s leads past the first step: %s', (search, isMarked) => {
  expect(open(search)).toBe(isMarked);
});

test('where the form does not come, its first step is shown after all', () => {
  open('?type=auto');
  vi.runAllTimers();
  expect(dataset).toEqual({});
});

test('the page carries it before anything of the form', () => {
  const html = openWithType('<html><head><title>a</title></head><body><form></form></body></html>');
  expect(html).toMatch(/<script>\(function markOpening\(\).*\)\(\);<\/script><\/head><body>/);
  expect(() => openWithType('<html></html>')).toThrow('no head');
});
