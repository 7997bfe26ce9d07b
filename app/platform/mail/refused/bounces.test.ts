import { expect, test } from 'vitest';
import { isNobodyThere } from './bounces.ts';

test('only an address that nobody has counts as bounced: not a full mailbox, and not a server that refuses us', () => {
  const nobody = ['EENVELOPE 550 5.1.1', 'EENVELOPE 550', 'EENVELOPE 551', 'EENVELOPE 550 5.2.1'];
  const somebody = [
    'EENVELOPE 552 5.2.2',
    'EENVELOPE 550 5.7.1',
    'EENVELOPE 450',
    'EMESSAGE 550',
    'ESOCKET',
    '',
  ];
  expect(nobody.filter((answer) => !isNobodyThere(answer))).toEqual([]);
  expect(somebody.filter(isNobodyThere)).toEqual([]);
});
