import { expect, test } from 'vitest';
import { lastWish, openWish, quoteOfWish, TAKEN_BACK } from './wish.ts';
import { openWishes, wishFor } from './wishes.ts';

const sent = { kind: 'quotes_sent' as const, data: {} };
const asked = (note: string) => ({ kind: 'changes_asked' as const, data: { note } });
const resumed = { kind: 'changes_asked' as const, data: { isResumed: true, note: 'Asking Rockyview' } };

test('a wish stands until quotes are sent again, also while its broker is at work on it', () => {
  expect(openWish([asked('Sewer backup, please'), sent])).toBe('Sewer backup, please');
  expect(openWish([resumed, asked('Sewer backup, please'), sent])).toBe('Sewer backup, please');
  expect(openWish([asked('Both of them'), asked('One'), sent])).toBe('One\nBoth of them');
  expect(openWish([sent, asked('Sewer backup, please'), sent])).toBeUndefined();
  expect(openWish([resumed, sent])).toBeUndefined();
  expect(openWish([])).toBeUndefined();
});

const quote = (insurer: string, standing: 'current' | 'replaced' = 'current') => ({
  ...{ id: insurer, insurer, standing },
});

test('a wish is about the quote whose insurer it names, or the only one that stands', () => {
  const both = [quote('Rockyview Mutual (sample)'), quote('Prairie Fire')];
  expect(quoteOfWish(both, 'rockyview with a $500 deductible')?.insurer).toBe('Rockyview Mutual (sample)');
  expect(quoteOfWish(both, 'A lower price')).toBeUndefined();
  expect(quoteOfWish(both, 'Prairie or Rockyview, whichever is cheaper')).toBeUndefined();
  expect(quoteOfWish([quote('Bow'), quote('Old', 'replaced')], 'A lower price')?.insurer).toBe('Bow');
  expect(quoteOfWish([quote('Old', 'replaced')], 'A lower price')).toBeUndefined();
});

test('each quote says what is wanted otherwise in it, as long as no other was sent', () => {
  const items = [quote('Rockyview'), quote('Prairie Fire'), quote('Old', 'replaced')];
  const history = [asked(wishFor({ insurer: 'Prairie Fire' }, 'Glass')), asked('Rockyview: Less'), sent];
  expect([...openWishes(history, items)]).toEqual([
    ['Rockyview', 'Less'],
    ['Prairie Fire', 'Glass'],
  ]);
  expect(openWishes([asked('Old: More'), asked('A lower price'), sent], items).size).toBe(0);
  expect(openWishes([sent, ...history], items).size).toBe(0);
  const takenBack = asked(wishFor({ insurer: 'Rockyview' }, TAKEN_BACK));
  expect([...openWishes([takenBack, ...history], items).keys()]).toEqual(['Prairie Fire']);
  expect(openWishes([asked('Rockyview: More'), takenBack, ...history], items).get('Rockyview')).toBe('More');
  expect(openWishes(history, [...items, { ...quote('Rockyview'), id: 'second' }]).has('Rockyview')).toBe(
    false,
  );
});

test('the last thing that is wanted otherwise is open until quotes are sent, the request is opened again, or it is taken back', () => {
  const reopened = { kind: 'reopened', data: {} } as const;
  const one = asked('Sewer backup, please');
  expect(lastWish([one, sent])).toBe(one);
  expect(lastWish([resumed, one, asked('Glass'), sent])).toBe(one);
  expect(lastWish([sent, one])).toBeUndefined();
  expect(lastWish([reopened, one])).toBeUndefined();
  expect(lastWish([asked(`Rockyview: ${TAKEN_BACK}`), one, sent])).toBeUndefined();
});
