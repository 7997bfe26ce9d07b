import { expect, test } from 'vitest';
import { currentQuotes, isPassedOver, quotesWith } from './quote-order.ts';

const sent = (
  id: string,
  replacesId: string | null = null,
  standing: 'current' | 'replaced' = 'current',
) => ({
  id,
  replacesId,
  standing,
});

test('a revised quote stands where the one stood that it takes the place of, however often it was revised', () => {
  const quotes = [
    sent('prairie', null, 'replaced'),
    sent('foothills'),
    sent('prairie again', 'prairie', 'replaced'),
    sent('third'),
    sent('prairie at last', 'prairie again'),
  ];
  expect(currentQuotes(quotes).map(({ id }) => id)).toEqual(['prairie at last', 'foothills', 'third']);
});

test('a quote whose earlier one is not known stands where it was sent', () => {
  expect(currentQuotes([sent('one'), sent('two', 'gone')]).map(({ id }) => id)).toEqual(['one', 'two']);
});

test('beside the quote that became the policy the others were not taken, but for those that were revised', () => {
  const quotes = [sent('before', null, 'replaced'), sent('taken', 'before'), sent('other')];
  expect(quotes.filter((quote) => isPassedOver(quote, 'taken')).map(({ id }) => id)).toEqual(['other']);
});

test('what is to be sent stands beside what was sent, and a revision where the one stood that it takes the place of', () => {
  const items = [sent('prairie'), sent('foothills')];
  const idsWith = (added: ReturnType<typeof sent>) => quotesWith(items, [added]).map(({ id }) => id);
  expect(idsWith(sent('new'))).toEqual(['prairie', 'foothills', 'new']);
  expect(idsWith(sent('new', 'prairie'))).toEqual(['new', 'foothills']);
});
