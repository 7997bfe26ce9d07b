/** No such mailbox or domain, or one that was closed (RFC 3463). Not a full one, and not one that does not like us. */
const NOBODY = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1)$/;
/** Where the server gives no code of its own: mailbox unavailable, not local, name not allowed (RFC 5321). */
const NOBODY_SMTP = ['550', '551', '553'];

/** Whether the last answer to a mail (`EENVELOPE 550 5.1.1`) says that nobody has its address. */
export function isNobodyThere(lastError: string): boolean {
  const [kind, code = '', status] = lastError.split(' ');
  if (kind !== 'EENVELOPE') return false;
  return status ? NOBODY.test(status) : NOBODY_SMTP.includes(code);
}
