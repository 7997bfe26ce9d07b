import type { Db } from '#app/platform/database/database.server.ts';
import type { Storage } from '#app/platform/files/storage.server.ts';
import type { RateLimiter } from '#app/platform/http/limits/rate-limiter.server.ts';
import { newMailToken } from '#app/platform/ids.ts';
import type { AskDns } from '#app/platform/mail/inbound/prove-sender.server.ts';
import type { ReadMail } from '#app/platform/mail/inbound/read-mail.server.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';

/** What taking a reply needs. */
export type ReplyParts = {
  db: Db;
  storage: Storage;
  limiter: RateLimiter;
  dns: AskDns;
  /** The domain of the addresses. */
  domain: string;
  /** The address that our mail comes from: it stands above what is quoted. */
  ownAddress: string;
  /** What can be answered by email. */
  subjects: readonly ReplySubject[];
};

/** As long as a tracking link works. */
export const ADDRESS_DAYS = 90;
const LOCAL_PART = /^([a-z]+)\+([0-9a-f]{40})$/i;

/** What came of a mail. Nothing in it says who or what it was about. */
export type Outcome = 'taken' | 'answered' | 'automatic';

/** A mail of the person who is expected; `text` is what they wrote, and `key` is the same when it is brought again. */
export type Reply = { read: ReadMail; text: string; key: string };

/** Where a mail belongs that was sent to one of our addresses. */
export type ReplyPlace = {
  /** Whose mails count together. */
  key: string;
  /** The one address from which it takes mail; null when it takes none any more. */
  findSender(db: Db): Promise<string | null>;
  /** Keeps it, and may answer what of it is not taken. */
  add(parts: ReplyParts, reply: Reply): Promise<Outcome>;
  /** Answers with a link, once a day for each reason: a mail program that answers by itself gets no second one. */
  answer(db: Db, why: string): Promise<Outcome>;
};

/** What people answer by email: its addresses begin with `prefix`. */
export type ReplySubject = {
  prefix: string;
  findPlace(db: Db, tokenHash: string): Promise<ReplyPlace | null>;
};

/** A new address at `domain`, of which only the hash is kept. */
export function newReplyAddress(prefix: string, domain: string): { address: string; tokenHash: string } {
  const token = newMailToken();
  return { address: `${prefix}+${token}@${domain}`, tokenHash: hashToken(token) };
}

/** Where this address belongs; null for any other. */
export async function findReplyPlace(
  { db, domain, subjects }: Pick<ReplyParts, 'db' | 'domain' | 'subjects'>,
  address: string,
): Promise<ReplyPlace | null> {
  const at = address.lastIndexOf('@');
  if (address.slice(at + 1).toLowerCase() !== domain) return null;
  const [, prefix, token] = LOCAL_PART.exec(address.slice(0, at)) ?? [];
  const subject = subjects.find((one) => one.prefix === prefix?.toLowerCase());
  if (!token || !subject) return null;
  return subject.findPlace(db, hashToken(token.toLowerCase()));
}
