import { accounts } from './accounts.ts';
import { conversation } from './cases/conversation.ts';
import { streams } from './cases/streams.ts';
import { uploads } from './cases/uploads.ts';
import { chat } from './chat/chat.ts';
import { memory } from './memory.ts';
import { notices } from './outgoing/notices.ts';
import { webhookDeliveriesBench } from './outgoing/webhooks.ts';
import { firstLoad } from './pages/first-load.ts';
import { home } from './pages/home.ts';
import { lighthouse } from './pages/lighthouse.ts';
import { quoteForm } from './pages/quote-form.ts';
import { quotes } from './quotes/quotes.ts';
import { type Bench, progress, type Result, table } from './result.ts';
import { exportsBench } from './scale/exports.ts';
import { scale } from './scale/scale.ts';
import { startTime } from './start-time.ts';

const BENCHES: Bench[] = [
  home,
  quotes,
  accounts,
  chat,
  streams,
  uploads,
  conversation,
  scale,
  exportsBench,
  notices,
  webhookDeliveriesBench,
  memory,
  startTime,
  firstLoad,
  quoteForm,
  lighthouse,
];

/** What is asked for by name, such as `scale`, or `scale:100000` for another size than its own. */
const asked = new Map(
  process.argv.slice(2).map((argument) => {
    const [name = '', size] = argument.split(':');
    return [name, size ? Number(size) : undefined] as const;
  }),
);
const unknown = [...asked.keys()].filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `No bench called ${unknown.join(', ')}. There are: ${BENCHES.map(({ name }) => name).join(', ')}\n`,
  );
  process.exit(2);
}

const results: Result[] = [];
for (const bench of BENCHES) {
  if (asked.size > 0 && !asked.has(bench.name)) continue;
  progress(`${bench.name}…`);
  try {
    results.push(...(await bench.run(asked.get(bench.name))));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    progress(`${bench.name} failed: ${reason}`);
    results.push({
      name: bench.name,
      ours: 'failed (see above)',
      peer: '-',
      ratio: '-',
      bar: '-',
      pass: false,
    });
  }
}
process.stdout.write(`\n${table(results)}\n`);
process.exitCode = results.some(({ pass }) => pass === false) ? 1 : 0;
