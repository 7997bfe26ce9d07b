import { now } from '#app/platform/now.ts';
import type { Logger } from '#app/platform/process/log.server.ts';

export type ModelSettings = {
  baseUrl: string;
  apiKey: string;
  model: string;
  /** Of one answer, its second try included. */
  timeoutMs?: number;
};

export type Model = {
  /** What the model says, or null when it cannot be reached, is too slow, or has failed too often just now. */
  ask(instructions: string, prompt: string): Promise<string | null>;
};

const TIMEOUT_MS = 2_000;
const RETRIES = 1;
const MAX_WORDS_OUT = 500;
/** Longer than these words can be: a server that sends more has not kept to what it was asked. */
const MOST_CHARACTERS = 4_000;
/** So many failures in a row, and the model is left alone for a minute: visitors should not wait for nothing. */
const FAILURES_BEFORE_PAUSE = 3;
const PAUSE_MS = 60_000;

/**
 * Any server that speaks the OpenAI protocol. It never throws: without an answer the pages answer. `mayAsk` counts each
 * question, and says whether there may be one more.
 */
export function openModel(
  settings: ModelSettings,
  log: Logger,
  mayAsk: () => Promise<boolean> = async () => true,
): Model {
  // Loaded with the first question: without a key nobody needs the library, and it is not small.
  let connected: ReturnType<typeof connect> | undefined;
  const timeoutMs = settings.timeoutMs ?? TIMEOUT_MS;
  const breaker = createBreaker(log);

  return {
    async ask(instructions, prompt) {
      if (breaker.isOpen() || !(await mayAsk().catch(() => false))) return null;
      const started = performance.now();
      const ms = () => Math.round(performance.now() - started);
      try {
        connected ??= connect(settings);
        const { generateText, model } = await connected;
        const { text, finishReason } = await generateText({
          model,
          instructions,
          prompt,
          maxRetries: RETRIES,
          maxOutputTokens: MAX_WORDS_OUT,
          temperature: 0,
          abortSignal: AbortSignal.timeout(timeoutMs),
        });
        breaker.answered(ms());
        // Words that were cut short may end before what they depend on.
        const isWhole = finishReason !== 'length' && finishReason !== 'content-filter';
        return isWhole && text.length <= MOST_CHARACTERS ? text.trim() || null : null;
      } catch (error) {
        // The name only: messages of such errors hold what was asked.
        breaker.failed(ms(), error instanceof Error ? error.name : 'unknown');
        return null;
      }
    },
  };
}

/** Leaves a provider alone that keeps failing, and writes down how it does: counts are since the start. */
function createBreaker(log: Logger) {
  const counts = { answered: 0, failed: 0, skipped: 0 };
  let inARow = 0;
  let pausedUntil = 0;
  return {
    isOpen(): boolean {
      const isOpen = now().getTime() < pausedUntil;
      if (isOpen) counts.skipped += 1;
      return isOpen;
    },
    answered(ms: number): void {
      counts.answered += 1;
      if (pausedUntil > 0) log.info({ ...counts, ms }, 'The AI provider answers again');
      else log.info({ ...counts, ms }, 'The AI provider answered');
      inARow = 0;
      pausedUntil = 0;
    },
    failed(ms: number, reason: string): void {
      counts.failed += 1;
      inARow += 1;
      log.warn({ ...counts, ms, reason, inARow }, 'The AI provider failed');
      if (inARow < FAILURES_BEFORE_PAUSE) return;
      pausedUntil = now().getTime() + PAUSE_MS;
      log.warn({ ...counts, pauseMs: PAUSE_MS }, 'The AI provider is left alone for a while');
    },
  };
}

async function connect({ baseUrl, apiKey, model }: ModelSettings) {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const { generateText } = await import('ai');
  const provider = createOpenAICompatible({ name: 'configured', baseURL: baseUrl, apiKey });
  return { generateText, model: provider.chatModel(model) };
}
