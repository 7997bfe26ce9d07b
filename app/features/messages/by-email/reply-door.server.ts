import { readFile } from 'node:fs/promises';
import { secretOf } from '#app/features/accounts/auth.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import type { Storage } from '#app/platform/files/storage.server.ts';
import { createRateLimiter } from '#app/platform/http/limits/rate-limiter.server.ts';
import {
  LATER,
  type MailDoor,
  MailRefusal,
  openMailDoor,
} from '#app/platform/mail/inbound/mail-door.server.ts';
import { type AskDns, openDns } from '#app/platform/mail/inbound/prove-sender.server.ts';
import type { Env } from '#app/platform/process/env.server.ts';
import type { Logger } from '#app/platform/process/log.server.ts';
import { findReplyPlace, type ReplySubject } from './reply-subject.server.ts';
import { takeReply } from './take-reply.server.ts';

type Parts = { db: Db; storage: Storage; log: Logger; subjects: readonly ReplySubject[]; dns?: AskDns };

/**
 * Opens the door for mail that answers ours, where the configuration names a domain for it; null elsewhere, and in
 * processes that only serve: to take a large mail apart would keep people waiting there.
 */
export async function openReplyDoor(env: Env, parts: Parts): Promise<MailDoor | null> {
  const domain = env.INBOUND_MAIL_DOMAIN;
  if (!domain || env.ROLE === 'web') return null;
  const { db, storage, log, subjects, dns = openDns(env.INBOUND_MAIL_DNS) } = parts;
  const limiter = createRateLimiter(db, {
    enabled: env.RATE_LIMITS === 'on',
    secret: await secretOf(db, env),
  });
  const ownAddress = /<([^<>]{3,254})>/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM;
  return openMailDoor({
    ...{ host: env.HOST, port: env.INBOUND_MAIL_PORT, name: domain, log },
    tls: await readTls(env),
    async expect(to, ip) {
      await limiter.consume('mail-door.ip', ip).catch((error: unknown) => {
        throw error instanceof AppError ? new MailRefusal(450, LATER) : error;
      });
      if (!(await findReplyPlace({ db, domain, subjects }, to)))
        throw new MailRefusal(550, 'No such mailbox');
    },
    async take(mail) {
      const outcome = await takeReply({ db, storage, limiter, dns, domain, ownAddress, subjects }, mail);
      log.info({ outcome, bytes: mail.raw.length }, 'A mail has come in');
    },
  });
}

async function readTls(env: Env): Promise<{ key: Buffer; cert: Buffer } | undefined> {
  if (!env.INBOUND_MAIL_TLS_KEY || !env.INBOUND_MAIL_TLS_CERT) return undefined;
  const [key, cert] = await Promise.all([
    readFile(env.INBOUND_MAIL_TLS_KEY),
    readFile(env.INBOUND_MAIL_TLS_CERT),
  ]);
  return { key, cert };
}
