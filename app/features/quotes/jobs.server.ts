import { visitorHasMessage } from '#app/features/messages/jobs.ts';
import { handleJob } from '#app/platform/jobs/jobs.server.ts';
import { mailMessageLink } from './tracking/links.server.ts';

export const quotesJobs = [
  handleJob(visitorHasMessage, (db, payload) => db.transaction((tx) => mailMessageLink(tx, payload))),
];
