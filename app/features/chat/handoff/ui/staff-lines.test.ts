import { expect, test } from 'vitest';
import type { StoredLine } from '../people-schema.ts';
import { newFrom, toCaseLine } from './staff-lines.ts';

const line = (role: StoredLine['role'], author: string | null = null): StoredLine => ({
  ...{ id: `${role}-${author}`, role, author, content: 'Is hail covered?' },
  createdAt: '2026-11-27T18:00:00.000Z',
});

test('visitor, assistant and people are told apart, and who looks is told what they wrote themselves', () => {
  const messages = [
    line('user'),
    line('assistant'),
    line('person', 'Avery Quinn'),
    line('person', 'Bo Boss'),
  ];
  const chat = { messages, visitorName: 'Wanda', answerer: { name: 'Bo Boss', isYou: true, isHere: true } };
  const told = messages.map((_, place) => toCaseLine(chat, place));
  expect(told.map(({ role, author, isYours }) => [role, author, isYours])).toEqual([
    ['visitor', 'Wanda', false],
    ['assistant', 'Assistant', false],
    ['admin', 'Avery Quinn', false],
    ['admin', 'Bo Boss', true],
  ]);
  expect(toCaseLine({ messages: [line('note')], visitorName: null, answerer: null }, 0).kind).toBe('note');
});

test('it begins at what the visitor wrote since a person answered, or at their last question', () => {
  const asked = line('user', '1');
  const said = line('assistant');
  const answer = line('person');
  const more = line('user', '2');
  expect(newFrom([asked, said])).toEqual({ readUpTo: 0, start: asked.id });
  expect(newFrom([asked, said, answer, more])).toEqual({ readUpTo: 3, start: 'unread' });
  // Nothing is new: it ends where it ends.
  expect(newFrom([asked, said, answer])).toEqual({ readUpTo: 3, start: '' });
});
