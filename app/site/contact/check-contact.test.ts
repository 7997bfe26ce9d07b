import { expect, test } from 'vitest';
import { contactProblems } from './check-contact.ts';
import type { ContactMessage } from './contact-fields.ts';

const GOOD: ContactMessage = {
  fullName: 'Ada Tremblay',
  email: 'ada@example.com',
  phone: '',
  topic: 'quote',
  message: 'Please call me about my request.',
};

const problem = (changes: Partial<ContactMessage>) => contactProblems({ ...GOOD, ...changes });

test('a complete message has no problem, with or without a phone number', () => {
  expect(problem({})).toEqual({});
  expect(problem({ phone: '+1 (403) 555-0142' })).toEqual({});
});

test('the name is required and has at most 100 characters', () => {
  expect(problem({ fullName: '  ' })).toEqual({ fullName: 'Full name is required' });
  expect(problem({ fullName: 'a'.repeat(101) })).toEqual({
    fullName: 'Full name must not exceed 100 characters',
  });
});

test('the address has to look like one', () => {
  for (const email of ['', 'ada', 'ada@example', 'a b@example.com'])
    expect(problem({ email })).toEqual({ email: 'Invalid email address' });
});

test('a phone number has ten characters and no letters', () => {
  expect(problem({ phone: '555-0142' })).toEqual({ phone: 'Phone number must be at least 10 digits' });
  expect(problem({ phone: '403-555-CALL' })).toEqual({ phone: 'Please enter a valid phone number' });
});

test('the topic is one of the list', () => {
  expect(problem({ topic: '' })).toEqual({ topic: 'Please choose a topic' });
});

test('the message has 10 to 2,000 characters without the space around it', () => {
  expect(problem({ message: 'Call me   ' })).toEqual({ message: 'Message must be at least 10 characters' });
  expect(problem({ message: 'a'.repeat(2001) })).toEqual({
    message: 'Message must not exceed 2000 characters',
  });
});
