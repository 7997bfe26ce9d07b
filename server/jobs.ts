import { accountJobs } from '#app/features/accounts/jobs.server.ts';
import { brokersJobs } from '#app/features/brokers/jobs.server.ts';
import { casesJobs } from '#app/features/cases/jobs.server.ts';
import { chatJobs } from '#app/features/chat/jobs.server.ts';
import { contactJobs } from '#app/features/contact/jobs.server.ts';
import { contentReviewJobs } from '#app/features/content-review/jobs.server.ts';
import { documentJobs } from '#app/features/documents/jobs.server.ts';
import { matchingJobs } from '#app/features/matching/jobs.server.ts';
import { messagesJobs } from '#app/features/messages/jobs.server.ts';
import { newsletterJobs } from '#app/features/newsletter/jobs.server.ts';
import { notificationsJobs } from '#app/features/notifications/jobs.server.ts';
import { settingsJobs } from '#app/features/oversight/settings/jobs.server.ts';
import { privacyJobs } from '#app/features/privacy/answering/jobs.server.ts';
import { quotesJobs } from '#app/features/quotes/jobs.server.ts';
import { tasksJobs } from '#app/features/tasks/jobs.server.ts';
import { webhooksJobs } from '#app/features/webhooks/jobs.server.ts';
import { openStorage } from '#app/platform/files/open-storage.server.ts';
import { clearRateLimitsJob } from '#app/platform/http/limits/clear-rate-limits.server.ts';
import type { HandledJob } from '#app/platform/jobs/jobs.server.ts';
import { mailJob, overdueMailsJob } from '#app/platform/mail/deliver.server.ts';
import { purgeMailsJob } from '#app/platform/mail/outbox.server.ts';
import type { Env } from '#app/platform/process/env.server.ts';

/** Every kind of background work with the code that does it. */
export function listJobs(env: Env): HandledJob[] {
  return [
    mailJob(env),
    overdueMailsJob,
    purgeMailsJob,
    clearRateLimitsJob,
    ...notificationsJobs(env),
    ...accountJobs,
    ...brokersJobs,
    ...casesJobs,
    ...documentJobs(openStorage(env), env.CLAMD),
    ...messagesJobs(env),
    ...matchingJobs,
    ...tasksJobs,
    ...quotesJobs,
    ...contactJobs,
    ...newsletterJobs,
    ...chatJobs,
    ...contentReviewJobs,
    ...privacyJobs,
    ...settingsJobs(env),
    ...webhooksJobs(env),
  ];
}
