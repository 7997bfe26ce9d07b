import { and, eq, gt, isNull } from 'drizzle-orm';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { newToken } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import { hashToken } from '#app/platform/token-hash.server.ts';
import { houseRules } from '#content/house-rules.ts';
import { chatSessions } from './tables.server.ts';

export type ChatSession = typeof chatSessions.$inferSelect;
/** A conversation with the token for the visitor's browser, which is new where the one sent was not known. */
export type OpenChat = { session: ChatSession; token: string };

/** The conversation of a token, or null for tokens that are unknown, ended or out of time. */
export async function findChat(db: Db, token: string | undefined): Promise<ChatSession | null> {
  if (!token) return null;
  const [session] = await db
    .select()
    .from(chatSessions)
    .where(
      and(
        eq(chatSessions.tokenHash, hashToken(token)),
        isNull(chatSessions.endedAt),
        gt(chatSessions.purgeAfter, now()),
      ),
    );
  return session ?? null;
}

/** The conversation of a token, or a new one with a new token. A forged token never opens somebody else's. */
export async function openChat(db: Db, token: string | undefined): Promise<OpenChat> {
  const known = await findChat(db, token);
  if (known && token) return { session: known, token };
  const fresh = newToken();
  const [session] = await db
    .insert(chatSessions)
    .values({ tokenHash: hashToken(fresh), lastMessageAt: now(), purgeAfter: keptUntil(false) })
    .returning();
  if (!session) throw new Error('A conversation was not stored.');
  return { session, token: fresh };
}

/**
 * When a conversation is deleted, counted from its last message. With contact data it is part of a request, and is kept
 * as long as a message to us.
 */
export function keptUntil(hasLead: boolean): Date {
  const { keptContactDays, keptChatDays } = houseRules;
  return new Date(now().getTime() + (hasLead ? keptContactDays : keptChatDays) * DAY_MS);
}
