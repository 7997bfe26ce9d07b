import { expect, test } from 'vitest';
import { JOB_WORDS } from '#app/features/oversight/operations/job-words.ts';
import { testEnv } from '#tests/fixtures/servers/test-env.ts';
import { listJobs } from '../jobs.ts';

test('every kind of background work has its words, and no other', () => {
  const names = listJobs(testEnv()).map(({ job }) => job.name);
  expect(Object.keys(JOB_WORDS).toSorted()).toEqual(names.toSorted());
});
