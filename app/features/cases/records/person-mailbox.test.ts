import { expect, test } from 'vitest';
import { personMailbox } from './person-mailbox.server.ts';

const contact = { contactEmail: 'kim@example.ca', contactFullName: 'Kim Roy', emailConfirmedAt: null };

test('somebody is greeted by name once their mailbox is confirmed, and before that by no words that were typed', () => {
  expect(personMailbox(contact)).toEqual({ email: 'kim@example.ca' });
  expect(personMailbox({ ...contact, emailConfirmedAt: new Date() })).toEqual({
    email: 'kim@example.ca',
    name: 'Kim Roy',
  });
});
