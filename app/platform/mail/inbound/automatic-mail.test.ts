import { expect, test } from 'vitest';
import { isAutomatic } from './automatic-mail.ts';

const mail = (name?: string, value = '') => ({
  subject: 'Re: Dana wrote to you',
  headers: [{ key: 'from', value: 'kim@example.com' }, ...(name ? [{ key: name, value }] : [])],
});

test.each([
  [mail('auto-submitted', 'auto-replied'), 'kim@example.com'],
  [mail('auto-submitted', 'auto-generated; type=x'), 'kim@example.com'],
  [mail('precedence', 'Bulk'), 'kim@example.com'],
  [mail('x-autoreply', 'yes'), 'kim@example.com'],
  [mail('list-id', '<news.example.com>'), 'kim@example.com'],
  [mail('content-type', 'multipart/report; report-type=delivery-status'), 'kim@example.com'],
  [mail('return-path', '<>'), 'kim@example.com'],
  [{ ...mail(), subject: 'Automatic reply: Dana wrote to you' }, 'kim@example.com'],
  [mail(), ''],
  [mail(), 'MAILER-DAEMON@example.com'],
])('what a program wrote is recognised: %j from "%s"', (written, from) => {
  expect(isAutomatic(written, from)).toBe(true);
});

test.each([mail(), mail('auto-submitted', 'no'), mail('precedence', 'first-class'), mail('x-priority', '1')])(
  'what a person wrote is not: %j',
  (written) => {
    expect(isAutomatic(written, 'kim@example.com')).toBe(false);
  },
);
