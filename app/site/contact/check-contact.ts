import { TOPICS } from '#app/features/contact/topics.ts';
import type { ContactMessage, ContactProblems } from './contact-fields.ts';

const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const PHONE = /^[\d()\-\s+]+$/;

/** What is wrong with each field, in our own words. The message is counted as it will be sent: trimmed. */
export function contactProblems(input: ContactMessage): ContactProblems {
  const problems = {
    fullName: nameProblem(input.fullName.trim()),
    email: ADDRESS.test(input.email.trim()) ? undefined : 'Invalid email address',
    phone: phoneProblem(input.phone.trim()),
    topic: TOPICS.some(({ value }) => value === input.topic) ? undefined : 'Please choose a topic',
    message: messageProblem(input.message.trim()),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}

function nameProblem(name: string): string | undefined {
  if (!name) return 'Full name is required';
  return name.length > 100 ? 'Full name must not exceed 100 characters' : undefined;
}

function phoneProblem(phone: string): string | undefined {
  if (!phone) return undefined;
  if (phone.length < 10) return 'Phone number must be at least 10 digits';
  return PHONE.test(phone) ? undefined : 'Please enter a valid phone number';
}

function messageProblem(message: string): string | undefined {
  if (message.length < 10) return 'Message must be at least 10 characters';
  return message.length > 2000 ? 'Message must not exceed 2000 characters' : undefined;
}
