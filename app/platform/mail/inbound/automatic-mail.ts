type Mail = { headers: readonly { key: string; value: string }[]; subject: string };

const MAILING = ['bulk', 'junk', 'list', 'auto_reply'];
/** Only programs set these; for some the value does not matter. */
const SIGNS = [
  'x-autoreply',
  'x-autorespond',
  'x-autoresponder',
  'list-id',
  'list-unsubscribe',
  'feedback-id',
];
const NOBODY = ['mailer-daemon', 'postmaster', 'no-reply', 'noreply', 'do-not-reply', 'donotreply'];
const AWAY =
  /^(?:automatic reply|auto-?reply|autoreply|out of office|out of the office|réponse automatique)\b/i;

/**
 * Whether a program wrote a mail and no person: a bounce, an out-of-office note, a mailing list, our own mail come back
 * (RFC 3834). Such a mail is never answered. `from` is the sender of its envelope.
 */
export function isAutomatic({ headers, subject }: Mail, from: string): boolean {
  const values = (name: string) =>
    headers.filter(({ key }) => key === name).map(({ value }) => value.trim().toLowerCase());
  const [local = ''] = from.toLowerCase().split('@');
  return (
    from === '' ||
    NOBODY.includes(local) ||
    values('return-path').includes('<>') ||
    values('auto-submitted').some((value) => !/^no(?:$|[;\s])/.test(value)) ||
    values('precedence').some((value) => MAILING.includes(value)) ||
    values('content-type').some((value) => value.startsWith('multipart/report')) ||
    SIGNS.some((name) => values(name).length > 0) ||
    AWAY.test(subject.trim())
  );
}
