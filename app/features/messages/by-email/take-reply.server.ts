import { isAutomatic } from '#app/platform/mail/inbound/automatic-mail.ts';
import { LATER, MailRefusal, type ReceivedMail } from '#app/platform/mail/inbound/mail-door.server.ts';
import { proveSender } from '#app/platform/mail/inbound/prove-sender.server.ts';
import { cutQuoted } from '#app/platform/mail/inbound/quoted-text.ts';
import { type ReadMail, readMail } from '#app/platform/mail/inbound/read-mail.server.ts';
import { cleanText } from '#app/platform/text/clean-text.ts';
import { doubtAbout } from './doubts.server.ts';
import { findReplyPlace, type Outcome, type ReplyParts, type ReplyPlace } from './reply-subject.server.ts';

/** The same for everybody whom we do not know, whatever they know. */
const NOT_TAKEN = 'This address takes no mail from you. Please open the link in our email and write there';

/**
 * Adds what somebody answered by email to what it is about. The same mail twice is one message. Refuses (`MailRefusal`)
 * who is not proven to be the person whose address it is, and too many; answers a doubtful mail of theirs once a day with
 * a link; drops what programs send.
 */
export async function takeReply(parts: ReplyParts, mail: ReceivedMail): Promise<Outcome> {
  const place = await findReplyPlace(parts, mail.to);
  if (!place) throw new MailRefusal(550, NOT_TAKEN);
  const read = await readMail(mail.raw).catch(() => {
    throw new MailRefusal(554, 'This mail cannot be read');
  });
  if (isAutomatic(read, mail.from)) return 'automatic';
  await requireSender(parts, { place, mail, read });
  await parts.limiter.consume('mail-reply.user', place.key).catch(brought);
  const text = cleanText(cutQuoted(read.text ?? '', [parts.ownAddress, parts.domain]));
  const doubt = doubtAbout(read, text);
  if (doubt) return place.answer(parts.db, doubt);
  return place.add(parts, { read, text, key: read.messageId ?? mail.raw.toString('latin1') });
}

type Brought = { place: ReplyPlace; mail: ReceivedMail; read: ReadMail };

/** Refuses everybody but the one who is expected, by their address, whose domain stands up for the mail. */
async function requireSender({ db, dns, domain }: ReplyParts, { place, mail, read }: Brought): Promise<void> {
  const sender = await place.findSender(db);
  const proof = await proveSender(mail, { name: domain, dns });
  if (proof.kind === 'unknown') throw new MailRefusal(451, LATER);
  const isTheirs = proof.kind === 'proven' && sender !== null && isSame(proof.address, sender);
  // Somebody may hold a mail that they once signed for somebody else.
  const isForUs = read.readers.some((address) => isSame(address, mail.to));
  if (!isTheirs || !isForUs) throw new MailRefusal(550, NOT_TAKEN);
}

/** Too much for now: it is brought again. */
export function brought(): never {
  throw new MailRefusal(450, LATER);
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
