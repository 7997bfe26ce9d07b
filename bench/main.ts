import { accounts } from './accounts.ts';
import { conversation } from './cases/conversation.ts';
import { streams } from './cases/streams.ts';
import { uploads } from './cases/uploads.ts';
import { chat } from './chat/chat.ts';
import { memory } from './memory.ts';
import { firstLoad } from './pages/first-load.ts';
import { home } from './pages/home.ts';
import { lighthouse } from './pages/lighthouse.ts';
import { quotes } from './quotes/quotes.ts';
import { type Bench, progress, type Result, table } from './result.ts';
import { startTime } from './start-time.ts';

const BENCHES: Bench[] = [
  home,
  quotes,
  accounts,
  chat,
  streams,
  uploads,
  conversation,
  memory,
  startTime,
  firstLoad,
  lighthouse,
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `No bench called ${unknown.join(', ')}. There are: ${BENCHES.map(({ name }) => name).join(', ')}\n`,
  );
  process.exit(2);
}

const results: Result[] = [];
for (const bench of BENCHES) {
  if (asked.length > 0 && !asked.includes(bench.name)) continue;
  progress(`${bench.name}…`);
  try {
    results.push(...(await bench.run()));
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
