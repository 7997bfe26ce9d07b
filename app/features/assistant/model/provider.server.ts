import type { ChatNotice } from '#app/features/assistant/schema.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Env } from '#app/platform/process/env.server.ts';
import type { Logger } from '#app/platform/process/log.server.ts';
import { takeQuestion } from './allowance.server.ts';
import { type Model, openModel } from './model.server.ts';

/** What is set about the AI provider while the product runs; its address and key are configuration (decision 164). */
export type ProviderRules = {
  aiWording: boolean;
  aiModel: string;
  /** What visitors read of it; empty for its host name. */
  aiProvider: string;
  aiCountry: string;
  aiSeconds: number;
  /** Questions a day, of all processes together. */
  aiAnswers: number;
};

export type ProviderParts = { rules: () => ProviderRules; db: Db };

type Provider = {
  /** Null where no provider is configured. */
  model: Model | null;
  /** What the chat window says of it at this moment. */
  notice: () => ChatNotice;
};

const NOBODY: ChatNotice = { provider: null, country: null };

/** The AI provider of this installation, by what is set when it is asked. */
export function openProvider(env: Env, log: Logger, { rules, db }: ProviderParts): Provider {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey } = env;
  if (!baseUrl || !apiKey) return { model: null, notice: () => NOBODY };
  const isUsed = ({ aiWording, aiModel }: ProviderRules) => aiWording && aiModel !== '';

  let opened: { by: string; model: Model } | undefined;
  function modelBy({ aiModel, aiSeconds }: ProviderRules): Model {
    const by = `${aiSeconds} ${aiModel}`;
    if (opened?.by !== by) {
      const settings = {
        baseUrl: baseUrl ?? '',
        apiKey: apiKey ?? '',
        model: aiModel,
        timeoutMs: aiSeconds * 1000,
      };
      const mayAsk = () => takeQuestion(db, rules().aiAnswers);
      opened = { by, model: openModel(settings, log, mayAsk) };
    }
    return opened.model;
  }

  return {
    model: {
      async ask(instructions, prompt) {
        const set = rules();
        return isUsed(set) ? modelBy(set).ask(instructions, prompt) : null;
      },
    },
    notice: () => {
      const set = rules();
      if (!isUsed(set)) return NOBODY;
      return { provider: set.aiProvider || new URL(baseUrl).hostname, country: set.aiCountry || null };
    },
  };
}
