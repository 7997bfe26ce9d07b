import type { Env } from '#app/platform/process/env.server.ts';
import type { Logger } from '#app/platform/process/log.server.ts';
import { replies } from '#content/chat/replies.ts';
import { type Conversation, maskPersonalData } from './conversation.ts';
import type { Decision } from './decisions/decide.ts';
import { readDanger } from './decisions/read-danger.server.ts';
import { mayBeSaid } from './grounding/may-be-said.ts';
import { type KnowledgeSource, openKnowledge } from './knowledge.server.ts';
import type { Model } from './model/model.server.ts';
import { openProvider, type ProviderParts } from './model/provider.server.ts';
import { speak } from './model/speak.server.ts';
import { composeReply } from './replies/compose-reply.server.ts';
import { PERSON, type Reply } from './replies/reply.server.ts';
import type { ChatNotice } from './schema.ts';
import { rankInTalk } from './talk/read-in-talk.server.ts';
import { NOTHING_SAID } from './talk/recall.ts';
import { understand } from './understand.server.ts';

export type AssistantAnswer = Reply & { decision: Decision };

export type Assistant = {
  answer(conversation: Conversation): Promise<AssistantAnswer>;
  /** Whom to call, for somebody in danger, or null: said even while people have the conversation. */
  hearDanger(question: string): Promise<string | null>;
  /** The entries that come nearest, the likeliest first: where a wording that was missed may belong. */
  nearest(question: string): Promise<{ key: string; question: string }[]>;
};

/** The assistant with what its window says about it. */
export type ChatAssistant = {
  assistant: Assistant;
  /** At this moment: an administrator changes it while the product runs. */
  notice: () => ChatNotice;
  /** What it knows, and where it takes on what is taught. */
  knowledge: KnowledgeSource;
  /** Reads what the assistant knows before the first question comes, so that nobody waits for it. */
  warmUp(): Promise<void>;
};

/**
 * The assistant as this installation is configured and set: with the AI provider of `AI_BASE_URL`, or from entries and
 * pages alone. `folder` holds what the build saved, null where there is no build.
 */
export function openAssistant(
  env: Env,
  log: Logger,
  { folder, ...parts }: ProviderParts & { folder: string | null },
): ChatAssistant {
  const knowledge = openKnowledge(folder);
  const { model, notice } = openProvider(env, log, parts);
  const assistant = createAssistant(model, knowledge);
  return {
    assistant,
    knowledge,
    notice,
    async warmUp() {
      await assistant.answer({ question: 'How does this site work?', earlier: [] });
    },
  };
}

const NEAREST = 3;

/**
 * Answers questions by entries: what is asked for is decided by probabilities (`understand.server.ts`), what is said stands
 * in `content/chat/entries`. With a model, its words answer where they hold; `model` is null where there is none.
 */
export function createAssistant(
  model: Model | null,
  knowledge: KnowledgeSource = openKnowledge(null),
): Assistant {
  return {
    async answer(conversation) {
      const { question, earlier } = conversation;
      const known = await knowledge.open();
      const understood = understand(question, earlier, known);
      const { decision } = understood;
      const reply = composeReply(question, understood, known);
      const spoken = model ? await speak(model, { conversation, understood, reply, known }) : null;
      // Our own texts are checked by tests; this is the second lock on the same door.
      const said = spoken && mayBeSaid(spoken.response) ? spoken : reply;
      return { ...withHidden(said, conversation), decision };
    },
    async hearDanger(question) {
      const { learned, book } = await knowledge.open();
      const danger = readDanger(question, learned);
      return danger ? (book().find(danger.key)?.answer ?? null) : null;
    },
    async nearest(question) {
      const { learned, book } = await knowledge.open();
      return rankInTalk(question, NOTHING_SAID, learned)
        .flatMap(({ key }) => {
          const entry = book().find(key);
          return entry ? [{ key, question: entry.question }] : [];
        })
        .slice(0, NEAREST);
    },
  };
}

/** The window has just asked for an address or a number, and keeps what it gets. */
const ASKS_TO_REACH = /can we reach you at\?$|valid (?:email address|phone number)/;

/** Who types an address or a number unasked is told that nobody sees it, and where to leave it. */
function withHidden(reply: Reply, { question, earlier }: Conversation): Reply {
  const isAsked = ASKS_TO_REACH.test(earlier.at(-1)?.content ?? '');
  const hidesSomething = !isAsked && /\[(?:email|number)\]/.test(maskPersonalData(question));
  if (!hidesSomething || reply.outcome === 'emergency' || reply.key === 'site-masked-numbers') return reply;
  const hasPerson = reply.buttons.some((button) => 'open' in button && button.open === 'person');
  return {
    ...reply,
    response: `${reply.response}\n\n${replies.hidden}`,
    buttons: hasPerson ? reply.buttons : [PERSON, ...reply.buttons],
  };
}
