import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  brokerCasesQuery,
  brokerStatsQuery,
  caseEventsQuery,
  casePassportQuery,
  caseQuery,
  myCasesQuery,
} from '#app/features/cases/data.ts';
import { topicFilter } from '#app/platform/live/live-client.ts';
import { topicsOfStep } from './live-topics.ts';

const KEYS = {
  mine: myCasesQuery().queryKey,
  offered: brokerCasesQuery('to_accept').queryKey,
  numbers: brokerStatsQuery.queryKey,
  case: caseQuery('7').queryKey,
  events: caseEventsQuery('7').queryKey,
  passport: casePassportQuery('7').queryKey,
  messages: ['cases', '7', 'messages'],
  another: caseQuery('8').queryKey,
};

test('a step reads the lists, the case, its history and its passport again, and nothing else', async () => {
  const client = new QueryClient();
  for (const key of Object.values(KEYS)) client.setQueryData([...key], {});
  for (const topic of topicsOfStep('7')) await client.invalidateQueries(topicFilter(topic));
  const isStale = ([, key]: [string, readonly unknown[]]) => client.getQueryState(key)?.isInvalidated;
  expect(
    Object.entries(KEYS)
      .filter(isStale)
      .map(([name]) => name),
  ).toEqual([...['mine', 'offered', 'numbers', 'case', 'events', 'passport']]);
});
