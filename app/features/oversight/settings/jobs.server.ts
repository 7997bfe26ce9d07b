import { renewCaseRetention } from '#app/features/cases/queries/retention-counts.server.ts';
import { renewChatRetention } from '#app/features/chat/renew-retention.server.ts';
import { renewContactRetention } from '#app/features/contact/renew-retention.server.ts';
import { handleJob } from '#app/platform/jobs/jobs.server.ts';
import { beginnings } from './apply.server.ts';
import { renewRetention } from './jobs.ts';
import { readValues } from './queries.server.ts';

type Env = Parameters<typeof beginnings>[0];

/** The settings' background work. It goes by the settings of the database: this process may not have heard yet. */
export const settingsJobs = (env: Env) => [
  handleJob(renewRetention, async (db) => {
    const rules = await readValues(db, beginnings(env));
    await renewCaseRetention(db, rules);
    await renewContactRetention(db, rules);
    await renewChatRetention(db, rules);
  }),
];
