import {
  listExpiringLicences,
  listUncheckedLicences,
} from '#app/features/brokers/oversight/expiring-licences.server.ts';
import { listCasesToDecide } from '#app/features/cases/oversight/decisions.server.ts';
import { countUnanswered, countWaitingChats } from '#app/features/chat/handoff/waiting-chats.server.ts';
import { countContactsToAnswer } from '#app/features/contact/queries.server.ts';
import { listDueReviews } from '#app/features/content-review/due-reviews.server.ts';
import { listOpenRequests } from '#app/features/privacy/queries.server.ts';
import { countWaitingTestimonials } from '#app/features/testimonials/queries.server.ts';
import { listFailedWebhooks } from '#app/features/webhooks/queries.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { listDeadJobs } from '#app/platform/jobs/jobs.server.ts';
import { countFailedMails, countKeptMails } from '#app/platform/mail/outbox.server.ts';
import { sendsMail } from '#app/platform/mail/sends-mail.server.ts';
import { now } from '#app/platform/now.ts';
import type { Env } from '#app/platform/process/env.server.ts';
import { missingIdentity } from '#content/brand.ts';
import { readBackup } from './operations/read-backup.server.ts';
import { listLeft } from './policies/owed-policies.server.ts';
import type { Overview } from './schema.ts';

const FAILED_JOBS = 20;

/** Everything that waits for an administrator. The caller has made sure that one asks. */
export async function readOverview(db: Db, env: Pick<Env, 'BACKUP_FILE' | 'SMTP_URL'>): Promise<Overview> {
  const chats = await countWaitingChats(db);
  const contacts = await countContactsToAnswer(db);
  const jobs = await listDeadJobs(db, FAILED_JOBS);
  return {
    cases: await listCasesToDecide(db),
    leftPolicies: await listLeft(db),
    licences: await listExpiringLicences(db),
    uncheckedLicences: await listUncheckedLicences(db),
    backup: await readBackup(env.BACKUP_FILE),
    missingIdentity: missingIdentity(),
    keptMails: sendsMail(env) ? null : await countKeptMails(db),
    chats: { ...chats, promiseAt: chats.promiseAt?.toISOString() ?? null },
    contacts: { ...contacts, replyBy: contacts.replyBy?.toISOString() ?? null },
    failedMails: await countFailedMails(db),
    failedWebhooks: await listFailedWebhooks(db),
    failedJobs: jobs.map(({ failedAt, ...job }) => ({ ...job, failedAt: failedAt.toISOString() })),
    privacyRequests: await listOpenRequests(db),
    reviews: listDueReviews(albertaDate(now())),
    testimonials: await countWaitingTestimonials(db),
    unansweredQuestions: await countUnanswered(db),
  };
}
