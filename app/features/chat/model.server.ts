import type { Logger } from '#app/platform/log.server.ts';
import { now } from '#app/platform/now.ts';

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

const TIMEOUT_MS = 20_000;
const RETRIES = 1;
const MAX_WORDS_OUT = 500;
/** So many failures in a row, and the model is left alone for a minute: visitors should not wait for nothing. */
const FAILURES_BEFORE_PAUSE = 3;
const PAUSE_MS = 60_000;

/** Any server that speaks the OpenAI protocol. It never throws: without an answer the pages answer. */
export function openModel(settings: ModelSettings, log: Logger): Model {
  // Loaded with the first question: without a key nobody needs the library, and it is not small.
  let connected: ReturnType<typeof connect> | undefined;
  const timeoutMs = settings.timeoutMs ?? TIMEOUT_MS;
  let failures = 0;
  let pausedUntil = 0;

  return {
    async ask(instructions, prompt) {
      if (now().getTime() < pausedUntil) return null;
      try {
        connected ??= connect(settings);
        const { generateText, model } = await connected;
        const { text } = await generateText({
          model,
          instructions,
          prompt,
          maxRetries: RETRIES,
          maxOutputTokens: MAX_WORDS_OUT,
          temperature: 0,
          abortSignal: AbortSignal.timeout(timeoutMs),
        });
        failures = 0;
        return text.trim() || null;
      } catch (error) {
        failures += 1;
        if (failures >= FAILURES_BEFORE_PAUSE) pausedUntil = now().getTime() + PAUSE_MS;
        // The name only: messages of such errors hold what was asked.
        log.warn(
          { reason: error instanceof Error ? error.name : 'unknown', failures },
          'The AI provider failed',
        );
        return null;
      }
    },
  };
}

async function connect({ baseUrl, apiKey, model }: ModelSettings) {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const { generateText } = await import('ai');
  const provider = createOpenAICompatible({ name: 'configured', baseURL: baseUrl, apiKey });
  return { generateText, model: provider.chatModel(model) };
}
