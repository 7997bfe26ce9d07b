import { expect, test } from 'vitest';
import { dataFor } from './events.ts';

test('a reader is told what is theirs to read, and nothing of a line whose data is not that of its kind', () => {
  const contact = { method: 'phone', outcome: 'reached', note: 'Call back at five' };
  expect(dataFor('client', 'contact', contact)).toEqual({ method: 'phone', outcome: 'reached' });
  expect(dataFor('broker', 'contact', contact)).toEqual(contact);
  for (const reader of ['client', 'broker', 'admin'] as const)
    expect(dataFor(reader, 'contact', { method: 7, note: 'Call back at five' })).toEqual({});
});
