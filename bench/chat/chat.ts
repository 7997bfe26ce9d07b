import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inScopeQuestions } from '#content/chat/in-scope-questions.ts';
import { startPostgres } from '../../tests/fixtures/databases/postgres.ts';
import { freePort } from '../../tests/fixtures/servers/free-port.ts';
import { answering, startNode } from '../processes.ts';
import { startProduct } from '../product.ts';
import { postQuotes, type QuoteLoadResult } from '../quotes/quote-load.ts';
import { type Bench, grouped, progress, type Result } from '../result.ts';
import { askChat, type ChatLoadResult } from './chat-load.ts';

/** Without an AI key. As many visitors type on a busy day, and what an attacker sends. */
const STEADY = { rate: 15, seconds: 20 };
const FLOOD = { rate: 1_000, seconds: 22 };
/** They begin when the flood is there: the start of the process that sends it takes half of this machine. */
const QUOTES = { rate: 20, seconds: 20 };
const FLOOD_BEGINS_MS = 1_500;
/** One address with a new session for each message, and many addresses that each stay below every limit of their own. */
const ATTACKS = { 'one address': 1, '5,000 addresses': 5_000 };

const ANSWER_BAR_MS = 30;
const QUOTE_BAR_MS = 100;
const SHED_BAR = 0.95;

const questions = inScopeQuestions.flatMap((row) => row.questions);
type Quiet = { quotes: QuoteLoadResult; bare: ChatLoadResult; besideBare: QuoteLoadResult };

/** How fast questions are answered from the pages, and whether quotes notice that the chat is flooded. */
export const chat: Bench = {
  name: 'chat',
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-data-'));
    await using postgres = await startPostgres({ fsync: true });
    const env = { DATABASE_URL: await postgres.createDatabase(), DATA_DIR: dataDir };
    const product = await startProduct({ env, isLimited: true });
    try {
      const answers = await answerSteadily(product.url);
      await sendQuotes(product.url);
      const quiet = { quotes: await sendQuotes(product.url), ...(await floodBareRoute(product.url)) };
      const floods: Result[] = [];
      for (const [name, addresses] of Object.entries(ATTACKS)) {
        floods.push(...(await flood(product.url, name, addresses, quiet)));
      }
      return [...answers, ...floods];
    } finally {
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function answerSteadily(url: string): Promise<Result[]> {
  const target = `${url}/api/ai-chat`;
  const ask = { url: target, questions, addresses: 10_000 };
  const first = await askChat({ ...ask, rate: 1, seconds: 1 });
  await askChat({ ...ask, ...STEADY, seconds: 5 });
  const { answered, statuses } = await askChat({ ...ask, ...STEADY });
  const asked = STEADY.rate * STEADY.seconds;
  if (statuses[200] !== asked) throw new Error(`not all were answered: ${JSON.stringify(statuses)}`);
  return [
    {
      name: 'chat answer without a key, first after the start',
      ours: ms(first.answered.p50),
      peer: '-',
      ratio: '-',
      bar: '-',
      pass: null,
    },
    {
      name: `chat answer without a key, p99 at ${STEADY.rate}/s`,
      ours: ms(answered.p99),
      peer: `p50 ${ms(answered.p50)}, p95 ${ms(answered.p95)}`,
      ratio: '-',
      bar: `<= ${ANSWER_BAR_MS} ms`,
      pass: answered.p99 <= ANSWER_BAR_MS,
    },
  ];
}

function sendQuotes(url: string): Promise<QuoteLoadResult> {
  return postQuotes({
    url,
    connections: 1,
    ...QUOTES,
    isBehindProxy: true,
  });
}

/** What sending the flood costs this machine: a bare route refuses it, while our quotes are sent as ever. */
async function floodBareRoute(productUrl: string): Promise<Omit<Quiet, 'quotes'>> {
  const port = await freePort();
  const bare = startNode(new URL('./chat-refusing.ts', import.meta.url), [String(port)]);
  try {
    await answering(`http://127.0.0.1:${port}/healthz`, bare, 30);
    const flooding = askChat({
      url: `http://127.0.0.1:${port}/api/ai-chat`,
      questions,
      addresses: 1,
      ...FLOOD,
    });
    const [besideBare, refused] = await Promise.all([
      pause(FLOOD_BEGINS_MS).then(() => sendQuotes(productUrl)),
      flooding,
    ]);
    return { bare: refused, besideBare };
  } finally {
    await bare.stop();
  }
}

async function flood(url: string, name: string, addresses: number, quiet: Quiet): Promise<Result[]> {
  const flooding = askChat({ url: `${url}/api/ai-chat`, questions, addresses, ...FLOOD });
  const [quotes, { statuses, refused }] = await Promise.all([
    pause(FLOOD_BEGINS_MS).then(() => sendQuotes(url)),
    flooding,
  ]);
  const all = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const share = (statuses[429] ?? 0) / all;
  const isClean = Object.keys(statuses).every((status) => status === '200' || status === '429');
  progress(`chat, flood from ${name}: ${JSON.stringify(statuses)}`);
  return [
    {
      name: `quote p99 while ${grouped(FLOOD.rate)} chats/s come from ${name}`,
      ours: ms(quotes.p99),
      peer: `without the flood ${ms(quiet.quotes.p99)} (p50 ${ms(quiet.quotes.p50)}, now ${ms(quotes.p50)}); while a bare route has it ${ms(quiet.besideBare.p99)}`,
      ratio: (quotes.p99 / quiet.quotes.p99).toFixed(2),
      bar: `<= ${QUOTE_BAR_MS} ms`,
      pass: quotes.p99 <= QUOTE_BAR_MS,
    },
    {
      name: `refused with 429 (p99 ${ms(refused.p99)}), flood from ${name}`,
      ours: `${(share * 100).toFixed(1)} %`,
      peer: `bare Hono route, p99 ${ms(quiet.bare.refused.p99)}`,
      ratio: (refused.p99 / quiet.bare.refused.p99).toFixed(2),
      bar: `>= ${SHED_BAR * 100} %, nothing else but answers`,
      pass: share >= SHED_BAR && isClean,
    },
  ];
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
