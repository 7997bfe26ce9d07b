import { and, eq, lt, sql } from 'drizzle-orm';
import { recordConsent, withdrawConsent } from '#app/features/ledger/commands.server.ts';
import { ipPrefix } from '#app/features/ledger/ip-prefix.server.ts';
import {
  findConsentAddress,
  findOpenConsent,
  listOpenConsentIds,
} from '#app/features/ledger/queries.server.ts';
import { NEWSLETTER_KINDS } from '#app/features/notifications/kinds/newsletter.ts';
import { notify } from '#app/features/notifications/notify.server.ts';
import { DAY_MS, MINUTE_MS } from '#app/platform/clock/durations.ts';
import { type Db, lockUntilCommit } from '#app/platform/database/database.server.ts';
import { AppError, invalid } from '#app/platform/errors.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { forgetMailsTo } from '#app/platform/mail/mail.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { ISSUE_MAIL } from './issues/issue-mail.server.ts';
import { withdrawFrom } from './issues/withdraw.server.ts';
import { subscriptionRequested } from './jobs.ts';
import { LINK_PURPOSES, NEWSLETTER_PATHS, newsletterPath, oneClickPath } from './link-paths.ts';
import {
  createLink,
  endConfirmLinks,
  goneLink,
  holdByLink,
  isAskedOften,
  linkEnd,
  type Subscriber,
} from './links.server.ts';
import { CONFIRM_DAYS, KEPT_AFTER_LEAVING_DAYS } from './retention.ts';
import type { ConfirmInput, SubscribeInput } from './schema.ts';
import { subscribers } from './tables.server.ts';
import { NEWSLETTER_TOPICS, type NewsletterTopic } from './topics.ts';
import { newsletterWording } from './wording.ts';

/** Two presses of one button are one wish; whoever asks again later has not got the first email. */
const ASKED_JUST_NOW_MS = 2 * MINUTE_MS;

/**
 * As requestSubscription, for the form of the site, which says so where an address is subscribed (409). That is the
 * one thing it tells of an address.
 */
export async function subscribe(db: Db, input: SubscribeInput, from: { ip: string }): Promise<void> {
  requireEmptyTrap(input);
  if (await isSubscribed(db, input.email)) {
    throw new AppError('conflict', 'This email is already subscribed to our newsletter.');
  }
  await requestSubscription(db, input, from);
}

/**
 * Queues the email that asks the owner of an address whether they want the newsletter: the same work for every
 * address, whatever we know of it. Refuses (422) a filled trap.
 */
export async function requestSubscription(
  db: Db,
  input: SubscribeInput,
  { ip }: { ip: string },
): Promise<void> {
  requireEmptyTrap(input);
  await db.transaction((tx) =>
    enqueue(tx, subscriptionRequested, { email: input.email, ipPrefix: ipPrefix(ip) }),
  );
}

/**
 * Asks the owner of an address, by email, whether they want the newsletter; until they confirm nothing else is
 * sent. Again for an address that has not confirmed: the link is sent again, up to three times an hour and six a day.
 * For one that has left: from the start. Nothing for one that is subscribed.
 */
export async function askOwner(db: Db, asked: { email: string; ipPrefix: string | null }): Promise<void> {
  await db.transaction((tx) =>
    askToConfirm(tx, { ...asked, source: 'form', repeatAfterMs: ASKED_JUST_NOW_MS }),
  );
}

/**
 * As subscribe, for somebody who ticked the box of a quote request. Does nothing for an address that is subscribed
 * or has a link waiting, and for a consent that is unknown or was withdrawn in between.
 */
export async function subscribeByConsent(db: Db, { consentId }: { consentId: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const consent = await findOpenConsent(tx, { id: consentId, purpose: 'newsletter' });
    if (!consent?.email) return;
    const repeatAfterMs = linkEnd('confirm').getTime() - now().getTime();
    await askToConfirm(tx, {
      email: consent.email,
      source: 'quote',
      ipPrefix: consent.ipPrefix,
      repeatAfterMs,
    });
  });
}

/**
 * Deletes an address that was asked because of a quote request whose sender had mistyped it, unless its owner has answered
 * or somebody has asked for it by itself since.
 */
export async function forgetMistaken(db: Db, { consentId }: { consentId: string }): Promise<void> {
  await db.transaction(async (tx) => {
    const email = await findConsentAddress(tx, consentId);
    if (!email) return;
    await lockUntilCommit(tx, lockOf(email));
    const others = await listOpenConsentIds(tx, { email, purpose: 'newsletter' });
    const known = await holdKnown(tx, email);
    if (others.length === 0 && known?.state === 'pending' && known.source === 'quote')
      await forget(tx, known);
  });
}

/**
 * Begins the newsletter for the owner of a link and stores their consent in the words they saw. Again with the
 * same link it changes nothing. Refuses (410) a link that is unknown or over, also by unsubscribing.
 */
export async function confirmSubscription(
  db: Db,
  viewer: Viewer,
  input: ConfirmInput & { ip: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const subscriber = await holdByLink(tx, input.token, ['confirm']);
    if (subscriber.state === 'confirmed') return;
    if (subscriber.state !== 'pending') throw goneLink();
    const consentId = await recordConsent(tx, viewer, {
      email: subscriber.email,
      purpose: 'newsletter',
      textVersion: input.wordingVersion,
      text: newsletterWording(input.wordingVersion),
      page: NEWSLETTER_PATHS.confirm,
      method: 'web_form',
      ip: input.ip,
    });
    await change(tx, subscriber, {
      state: 'confirmed',
      consentId,
      confirmedAt: now(),
      unsubscribedAt: null,
      purgeAfter: null,
    });
    const token = await createLink(tx, subscriber.id, 'manage');
    const data = { path: newsletterPath('preferences', token), unsubscribePath: oneClickPath(token) };
    await notify(tx, { kind: 'newsletter_welcome', to: { email: subscriber.email }, data });
  });
}

/** Changes what somebody gets. Refuses (410) a link that is unknown or over, and one of somebody who has left. */
export async function chooseTopics(
  db: Db,
  { token, topics }: { token: string; topics: NewsletterTopic[] },
): Promise<void> {
  await db.transaction(async (tx) => {
    const subscriber = await holdByLink(tx, token, LINK_PURPOSES);
    if (subscriber.state !== 'confirmed') throw goneLink();
    await change(tx, subscriber, { topics });
  });
}

/**
 * Ends the newsletter at once, withdraws every consent to it of this address, and has the address deleted later; again it
 * changes nothing. An address that has not confirmed is deleted at once, with its links. Works with every link we have
 * sent. Answers whether the address is deleted. Refuses (410) a link that is unknown or over.
 */
export async function unsubscribe(
  db: Db,
  viewer: Viewer,
  { token, requestId }: { token: string; requestId?: string | undefined },
): Promise<{ isDeleted: boolean }> {
  return db.transaction(async (tx) => {
    const subscriber = await holdByLink(tx, token, LINK_PURPOSES);
    if (subscriber.state === 'unsubscribed') return { isDeleted: false };
    for (const consentId of await listOpenConsentIds(tx, {
      email: subscriber.email,
      purpose: 'newsletter',
    })) {
      await withdrawConsent(tx, viewer, { consentId, requestId });
    }
    if (subscriber.state === 'pending') {
      await forget(tx, subscriber);
      return { isDeleted: true };
    }
    const leavingEnds = new Date(now().getTime() + KEPT_AFTER_LEAVING_DAYS * DAY_MS);
    await withdrawFrom(tx, subscriber.id);
    await change(tx, subscriber, {
      state: 'unsubscribed',
      unsubscribedAt: now(),
      purgeAfter: subscriber.purgeAfter ?? leavingEnds,
    });
    return { isDeleted: false };
  });
}

/**
 * Deletes the addresses that were not confirmed in time and those that left long enough ago, with what we wrote to
 * them. Returns how many.
 */
export async function purgeSubscribers(db: Db): Promise<number> {
  return db.transaction(async (tx) => {
    const gone = await tx
      .delete(subscribers)
      .where(lt(subscribers.purgeAfter, now()))
      .returning({ email: subscribers.email });
    await forgetMails(
      tx,
      gone.map(({ email }) => email),
    );
    return gone.length;
  });
}

const forgetMails = (tx: Db, addresses: readonly string[]) =>
  forgetMailsTo(tx, addresses, [...Object.keys(NEWSLETTER_KINDS), ISSUE_MAIL]);

type Asking = Pick<Subscriber, 'email' | 'source' | 'ipPrefix'> & {
  /** For so long after the last email to the same pending address no other one is sent. */
  repeatAfterMs: number;
};

/** Said openly: an autofill that fills the trap is a person, who would otherwise wait for our email in vain. */
function requireEmptyTrap({ website }: SubscribeInput): void {
  if (website) throw invalid({ website: 'Please leave this field empty' });
}

async function isSubscribed(db: Db, email: string): Promise<boolean> {
  const isTheirs = eq(sql`lower(${subscribers.email})`, email.toLowerCase());
  return (await db.$count(subscribers, and(isTheirs, eq(subscribers.state, 'confirmed')))) > 0;
}

async function askToConfirm(tx: Db, { repeatAfterMs, ...asking }: Asking): Promise<void> {
  // Before anything is read: of two equal requests at once, the second must see the subscriber of the first.
  await lockUntilCommit(tx, lockOf(asking.email));
  const known = await holdKnown(tx, asking.email);
  if (known?.state === 'confirmed') return;
  const isWaiting = known?.state === 'pending';
  if (isWaiting && now().getTime() - known.askedAt.getTime() < repeatAfterMs) return;
  if (known && (await isAskedOften(tx, known.id))) return;
  const request = { ...asking, state: 'pending', askedAt: now(), purgeAfter: linkEnd('confirm') } as const;
  const id = known ? await askAgain(tx, known, request) : await insertSubscriber(tx, request);
  const token = await createLink(tx, id, 'confirm');
  const links = { path: newsletterPath('confirm', token), unsubscribePath: oneClickPath(token) };
  const data = { ...links, days: CONFIRM_DAYS };
  await notify(tx, { kind: 'newsletter_confirm', to: { email: asking.email }, data });
}

const lockOf = (email: string) => `newsletter:${email.toLowerCase()}`;

async function holdKnown(tx: Db, email: string): Promise<Subscriber | undefined> {
  const [known] = await tx
    .select()
    .from(subscribers)
    .where(eq(sql`lower(${subscribers.email})`, email.toLowerCase()))
    .for('update');
  return known;
}

/** Deletes an address with its links, and what we wrote to it. */
async function forget(tx: Db, { id, email }: Subscriber): Promise<void> {
  await tx.delete(subscribers).where(eq(subscribers.id, id));
  await forgetMails(tx, [email]);
}

async function askAgain(tx: Db, known: Subscriber, request: Partial<Subscriber>): Promise<string> {
  const isWaiting = known.state === 'pending';
  if (!isWaiting) await endConfirmLinks(tx, known.id);
  // Whoever starts over has no topics of before, and no consent.
  const fresh = isWaiting ? {} : { topics: [...NEWSLETTER_TOPICS], consentId: null, confirmedAt: null };
  await change(tx, known, { ...request, ...fresh });
  return known.id;
}

async function insertSubscriber(
  tx: Db,
  request: Omit<typeof subscribers.$inferInsert, 'topics'>,
): Promise<string> {
  const [row] = await tx
    .insert(subscribers)
    .values({ ...request, topics: [...NEWSLETTER_TOPICS] })
    .returning({ id: subscribers.id });
  if (!row) throw new Error('A subscriber was not stored.');
  return row.id;
}

async function change(tx: Db, { id }: Subscriber, values: Partial<Subscriber>): Promise<void> {
  await tx.update(subscribers).set(values).where(eq(subscribers.id, id));
}
