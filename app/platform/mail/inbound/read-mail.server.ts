import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';

/** A mail as it was read. `text` is null where there is none beside HTML. */
export type ReadMail = {
  messageId: string | null;
  subject: string;
  /** Everybody it names as a reader. */
  readers: string[];
  headers: { key: string; value: string }[];
  text: string | null;
  hasHtml: boolean;
  files: { name: string; mime: string; bytes: Uint8Array }[];
};

/** Pictures of a signature stand in the HTML, and are small. */
const SIGNATURE_BYTES = 50_000;
/** Signatures and cards that programs add by themselves. */
const ADDED_BY_PROGRAMS = ['application/pkcs7-signature', 'application/x-pkcs7-signature'].concat(
  ...['application/pgp-signature', 'application/pgp-keys', 'text/vcard', 'text/x-vcard', 'text/calendar'],
);

/** Takes a mail apart. Throws for what is no mail: parts within parts without end, or headers of megabytes. */
export async function readMail(raw: Buffer): Promise<ReadMail> {
  const limits = { maxNestingDepth: 20, maxHeadersSize: 256 * 1024, forceRfc822Attachments: true };
  const mail = await PostalMime.parse(raw, limits);
  return {
    messageId: mail.messageId ?? null,
    subject: mail.subject ?? '',
    readers: [...addresses(mail.to), ...addresses(mail.cc)],
    headers: mail.headers.map(({ key, value }) => ({ key, value })),
    text: mail.text?.trim() ? mail.text : null,
    hasHtml: Boolean(mail.html?.trim()),
    files: filesOf(mail),
  };
}

function addresses(given: Address[] | undefined): string[] {
  return (given ?? []).flatMap((one) => one.group ?? [one]).map(({ address = '' }) => address.toLowerCase());
}

function filesOf({ attachments }: Email): ReadMail['files'] {
  return attachments
    .map((part) => ({ part, bytes: bytesOf(part) }))
    .filter(({ part, bytes }) => !isAdded(part, bytes.length))
    .map(({ part, bytes }) => ({ name: part.filename ?? 'file', mime: part.mimeType, bytes }));
}

function isAdded({ mimeType, related }: Attachment, length: number): boolean {
  return ADDED_BY_PROGRAMS.includes(mimeType) || (related === true && length < SIGNATURE_BYTES);
}

function bytesOf({ content }: Attachment): Uint8Array {
  return typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
}
