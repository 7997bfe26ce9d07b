import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RequestProgress, stepName } from './request-progress.tsx';

const names = (done: number) => [0, 1, 2, 3, 4, 5, 6].map((position) => stepName(position, done));

test('a step that is ahead is not told of as done', () => {
  expect(names(4).slice(4)).toEqual(['Quote', 'Your decision', 'Policy']);
  expect(names(2).slice(2, 4)).toEqual(['Broker accepts', 'First contact']);
  expect(names(1)[1]).toBe('Choice of a broker');
});

test('a step that is behind is told of as done', () => {
  expect(names(7)).toEqual([
    ...['Received', 'Sent to a broker', 'Broker accepted', 'First contact'],
    ...['Quote sent', 'Your decision', 'Policy arranged'],
  ]);
});

test('a phone reads the names of all steps, what is next between those behind and those ahead', () => {
  const progress = { status: 'quoted', firstRespondedAt: null, hasQuote: true, hasChosen: false } as const;
  const words = renderToStaticMarkup(createElement(RequestProgress, progress)).replaceAll(/<[^>]*>/g, '');
  expect(words).toMatch(
    'Done: received, sent to a broker, broker accepted, first contact, quote sent. Next: Your decision. Then: policy.',
  );
});
