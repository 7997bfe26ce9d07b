import { run } from '../processes.ts';

/** `questions` are asked in turn. `addresses` is from how many places they come, as a proxy would tell. */
export type ChatLoad = {
  url: string;
  rate: number;
  seconds: number;
  questions: readonly string[];
  addresses: number;
};

/** Times in milliseconds; `statuses` counts the answers by status, 0 for none. */
export type ChatLoadResult = {
  statuses: Record<string, number>;
  answered: Percentiles;
  refused: Percentiles;
};
type Percentiles = { p50: number; p95: number; p99: number };

const WORKER = new URL('./chat-load-worker.ts', import.meta.url);

/** Asks the chat on a timetable, from a process of its own. */
export async function askChat(load: ChatLoad): Promise<ChatLoadResult> {
  return JSON.parse(await run(process.execPath, [WORKER.pathname, JSON.stringify(load)]));
}
