import { casesClaimed, caseWithdrawn } from '#app/features/cases/jobs.ts';
import { visitorHasMessage } from '#app/features/messages/jobs.ts';
import { handleJob } from '#app/platform/jobs/jobs.server.ts';
import { withdrawJoined } from './consents/request-consents.server.ts';
import { linkAskedFor } from './jobs.ts';
import { mailMessageLink } from './tracking/links.server.ts';
import { mailLinkByReference } from './tracking/mail-by-reference.server.ts';
import { confirmOwnRequests } from './tracking/own-requests.server.ts';

export const quotesJobs = [
  handleJob(caseWithdrawn, (db, { caseId, at }) => withdrawJoined(db, { caseId, at: new Date(at) })),
  handleJob(casesClaimed, (db, payload) => confirmOwnRequests(db, payload)),
  handleJob(visitorHasMessage, (db, payload) => db.transaction((tx) => mailMessageLink(tx, payload))),
  handleJob(linkAskedFor, (db, { reference }) => db.transaction((tx) => mailLinkByReference(tx, reference))),
];
