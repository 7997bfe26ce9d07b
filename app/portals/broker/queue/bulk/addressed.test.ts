import { expect, test } from 'vitest';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { addressAll } from './addressed.ts';

const row = (id: string, more: object, about: object | null = {}) =>
  ({
    ...{ id, kind: 'case', clock: 'reply', dueAt: null, title: null },
    case: about && { id: `case-${id}`, name: 'Kim Bird', reference: 'AB-1', ...about },
    ...more,
  }) as unknown as QueueItem;

test('each person gets one message with their own name, also when two rows are about them', () => {
  const two = [row('1', {}), row('2', { kind: 'task' }, { id: 'case-1' }), row('3', {}, { name: 'Omar' })];
  const { messages, left } = addressAll(two, 'Hello {name}, about {reference}');
  expect(messages.map(({ item, body }) => [item.id, body])).toEqual([
    ['1', 'Hello Kim, about AB-1'],
    ['3', 'Hello Omar, about AB-1'],
  ]);
  expect(left).toEqual([]);
});

test('nobody gets a message with braces in it, before accepting, or about a task of one’s own', () => {
  const promised = row('4', { clock: 'contact', dueAt: '2026-11-25T21:30:00Z' });
  const rows = [row('1', {}), row('2', { clock: 'accept' }, { name: null }), row('3', {}, null), promised];
  const { messages, left } = addressAll(rows, 'By {promise}');
  expect(messages.map(({ body }) => body)).toEqual(['By Wednesday 3:30\u00a0pm Alberta time']);
  expect(left.map(({ item, why }) => [item.id, why])).toEqual([
    ['1', 'There is nothing to fill in for {promise}.'],
    ['2', 'Please accept this request first.'],
    ['3', 'It is your own task, not about a client.'],
  ]);
});

test('each message ends with the signature of who writes; without one it is not sent with braces', () => {
  const one = [row('1', {})];
  expect(addressAll(one, 'Hello {name}\n\n{signature}', 'Dana').messages[0]?.body).toBe('Hello Kim\n\nDana');
  expect(addressAll(one, '{signature}').left[0]?.why).toBe('There is nothing to fill in for {signature}.');
});
