import { expect, test } from 'vitest';
import { findsLittle, isOneWord, mayMean, withMeant } from './with-meant.ts';

const place = (to: string, fit: 'phrase' | 'words' | 'most' | 'some') => ({
  ...{ id: to, kind: 'Question' as const, title: `At ${to}`, excerpt: '', to, fit },
});
const meant = (isSure: boolean, ...tos: string[]) => ({
  ...{ isSure, items: tos.map((to) => ({ question: `Meant ${to}`, answer: 'So.', to, place: `At ${to}` })) },
});
const titles = (places: readonly { title: string }[]) => places.map(({ title }) => title);

test('a figure is looked for itself, and words may mean something, one alone too', () => {
  expect(['$2,000,000', '2,000,000 liability', 'nanny', 'hail truck'].map(mayMean)).toEqual([
    ...[false, true, true, true],
  ]);
});

test('words find little where nothing is called by them, though a page has them all somewhere', () => {
  expect(findsLittle('hit a deer', [place('/locations/red-deer', 'words')])).toBe(true);
  expect(findsLittle('nanny', [])).toBe(true);
  expect(findsLittle('$2,000,000', [])).toBe(false);
  expect(findsLittle('i got hail on the truck', [place('/a', 'phrase')])).toBe(false);
});

test('what is meant stands first, and the place that it leads to only once', () => {
  const found = [place('/a', 'words'), place('/b', 'most'), place('/c', 'some')];
  expect(titles(withMeant(found, meant(true, '/b')))).toEqual(['Meant /b', 'At /a']);
});

test('what is called by the very words comes first where it is not clear what they mean', () => {
  const found = [place('/a', 'phrase'), place('/b', 'words')];
  expect(titles(withMeant(found, meant(false, '/c')))).toEqual(['At /a', 'Meant /c', 'At /b']);
  expect(titles(withMeant(found, meant(true, '/c')))).toEqual(['Meant /c', 'At /a', 'At /b']);
});

test('of one word, such as a slip, all that has it comes before what it may mean, and after what it surely means', () => {
  const found = [place('/tooltips#deductible', 'words'), place('/b', 'some')];
  expect(titles(withMeant(found, meant(false, '/c'), true))).toEqual(['At /tooltips#deductible', 'Meant /c']);
  expect(titles(withMeant(found, meant(true, '/c'), true))).toEqual(['Meant /c', 'At /tooltips#deductible']);
  expect(['deductable', 'hit a deer'].map(isOneWord)).toEqual([true, false]);
});

test('of one word, what is called by it comes before all that it means', () => {
  const found = [place('/a', 'phrase'), place('/b', 'words')];
  expect(titles(withMeant(found, meant(true, '/c'), true))).toEqual(['At /a', 'Meant /c', 'At /b']);
});

test('what people ask for by these very words comes first, whatever else they may mean', () => {
  const found = [{ ...place('/a', 'phrase'), isAsked: true as const }, place('/b', 'phrase')];
  expect(titles(withMeant(found, meant(true, '/c')))).toEqual(['At /a', 'Meant /c', 'At /b']);
});

test('where nothing is meant, all that the words find stays', () => {
  const found = [place('/a', 'some')];
  expect(withMeant(found, meant(false))).toEqual(found);
});
