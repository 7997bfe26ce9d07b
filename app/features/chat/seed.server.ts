import { inArray } from 'drizzle-orm';
import type { Assistant, AssistantAnswer } from '#app/features/assistant/assistant.server.ts';
import { deleteContactsOf } from '#app/features/contact/commands.server.ts';
import { endThreads } from '#app/features/messages/commands/end-threads.server.ts';
import { HOUR_MS, MINUTE_MS } from '#app/platform/clock/durations.ts';
import type { Scene } from '#app/platform/clock/scene.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { newToken } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';
import { VISITOR } from '#app/platform/viewer.ts';
import { replies } from '#content/chat/replies.ts';
import { takeMessage } from './commands/take-message.server.ts';
import { voteOnAnswer } from './commands/vote-on-answer.server.ts';
import { requestPerson } from './handoff/commands/request-person.server.ts';
import { findChat, keptUntil } from './sessions.server.ts';
import { chatSessions, chatUnanswered } from './tables.server.ts';

/** An address of the documentation range: nobody's. */
const DEMO_IP = '192.0.2.11';

/** What the assistant answered then: null where it knew nothing. */
type Exchange = {
  asked: string;
  answered: string | null;
  vote?: { vote: 'up' | 'down'; reason?: string };
};
type DemoChat = {
  /** By which the next week finds it again. */
  id: string;
  hoursAgo: number;
  exchanges: Exchange[];
  /** Who asked for a person at the end. */
  asksForPerson?: { fullName: string; email: string };
};

const BEEHIVES = 'Who insures beehives that stand on the field of a neighbour?';

/** Conversations that leave an administrator something to do. */
const CHATS: DemoChat[] = [
  {
    id: '0192d0c0-0000-7000-8000-000000000001',
    hoursAgo: 74,
    exchanges: [{ asked: BEEHIVES, answered: null }],
  },
  {
    id: '0192d0c0-0000-7000-8000-000000000002',
    hoursAgo: 27,
    exchanges: [
      {
        asked: 'How much is tenant insurance in Edmonton?',
        answered:
          'This site names no prices: an insurer sets one once it has read the whole request. Send the [quote form](/get-quote), and one licensed broker partner where you live comes back to you with theirs.',
        vote: { vote: 'down', reason: 'I only wanted a rough figure before I write down my address.' },
      },
      { asked: BEEHIVES, answered: null },
    ],
  },
  {
    id: '0192d0c0-0000-7000-8000-000000000003',
    hoursAgo: 2,
    exchanges: [
      {
        asked: 'Who sees what I send?',
        answered:
          'One licensed broker partner at a time. Your page lists everybody who has opened your request, with name, brokerage, licence number and time.',
        vote: { vote: 'up' },
      },
      {
        asked: 'Can two brokers look at my request on the same day, one for the house and one for the truck?',
        answered: null,
      },
    ],
    asksForPerson: { fullName: 'Ingrid Solberg', email: 'ingrid.solberg@example.com' },
  },
];

/**
 * Conversations for the demo, by the real commands, in place of those of an earlier day: a question without an answer,
 * votes of both kinds, and a visitor who waits for a person.
 */
export async function chatScenes(db: Db): Promise<Scene[]> {
  const ids = CHATS.map(({ id }) => id);
  await db.delete(chatSessions).where(inArray(chatSessions.id, ids));
  await endThreads(db, 'chat', ids);
  const asked = CHATS.flatMap(({ exchanges }) => exchanges.map((one) => one.asked));
  await db.delete(chatUnanswered).where(inArray(chatUnanswered.question, asked));
  for (const { asksForPerson } of CHATS) if (asksForPerson) await deleteContactsOf(db, asksForPerson.email);
  const today = now();
  return CHATS.flatMap((chat) => scenesOf(db, chat, new Date(today.getTime() - chat.hoursAgo * HOUR_MS)));
}

/** Each line a minute after the one before: what was asked is told from what was answered by its time. */
function scenesOf(db: Db, { id, exchanges, asksForPerson }: DemoChat, begun: Date): Scene[] {
  const token = newToken();
  const open = async () => {
    const times = { lastMessageAt: now(), purgeAfter: keptUntil(false) };
    await db.insert(chatSessions).values({ id, tokenHash: hashToken(token), ...times });
  };
  const ask = async () => {
    if (asksForPerson) await requestPerson(db, { contact: asksForPerson }, { ip: DEMO_IP, token });
  };
  const plays = [open, ...exchanges.map((one) => () => playExchange(db, token, one)), ask];
  return plays.map((play, minute) => ({ at: new Date(begun.getTime() + minute * MINUTE_MS), play }));
}

async function playExchange(db: Db, token: string, { asked, answered, vote }: Exchange): Promise<void> {
  const request = { messages: [{ role: 'user' as const, content: asked }] };
  const meta = { ip: DEMO_IP, page: '/chatbot', token, isMailed: false };
  const assistant = assistantSaying(answered);
  const { answer } = await takeMessage(db, VISITOR, { assistant, request, meta });
  const messageId = answer.success ? answer.data.messageId : undefined;
  if (vote && messageId) await voteOnAnswer(db, await findChat(db, token), { messageId, ...vote });
}

/** Says what stands in the script: what the assistant knows today would change the demo with every answer that is added. */
function assistantSaying(answered: string | null): Assistant {
  const said = {
    ...{
      outcome: answered === null ? 'unknown' : 'answer',
      response: answered ?? replies.unknown({ questions: [], pages: [], said: null }),
    },
    ...{ sources: [], buttons: [], key: null },
  } as unknown as AssistantAnswer;
  return { answer: async () => said, hearDanger: async () => null, nearest: async () => [] };
}
