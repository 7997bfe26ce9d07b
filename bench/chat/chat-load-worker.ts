import { randomBytes } from 'node:crypto';
import { addressOf, onTimetable, percentile, poster } from '../timetable.ts';
import type { ChatLoad, ChatLoadResult } from './chat-load.ts';

/** Asks the chat in a process of its own and prints what came back. Each message claims a session of its own. */
const load: ChatLoad = JSON.parse(process.argv[2] ?? '{}');
const { post, close } = poster(load.url, 256);
let count = 0;

function nextPost() {
  count += 1;
  const question = load.questions[count % load.questions.length] ?? '';
  return {
    body: JSON.stringify({ messages: [{ role: 'user', content: question }], caseInfo: { currentPage: '/' } }),
    headers: {
      'X-Forwarded-For': addressOf(3_000_000 + (count % load.addresses)),
      'X-Chat-Token': randomBytes(32).toString('base64url'),
    },
  };
}

const all = await onTimetable(load, (due) => post(nextPost(), due));
close();

const statuses: Record<string, number> = {};
for (const { status } of all) statuses[status] = (statuses[status] ?? 0) + 1;
const percentilesOf = (wanted: number) => {
  const times = all.filter(({ status }) => status === wanted).map(({ ms }) => ms);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), p99: percentile(times, 0.99) };
};
const result: ChatLoadResult = { statuses, answered: percentilesOf(200), refused: percentilesOf(429) };
process.stdout.write(`${JSON.stringify(result)}\n`);
