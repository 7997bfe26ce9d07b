import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import { tokenOf } from '#app/features/chat/chat-token.server.ts';
import type { ApiEnv } from '#app/platform/http/api-env.server.ts';

/** What somebody reads who sends too much. */
export const tooManyMessages = (minutes: number) =>
  `You have sent many messages in a short time. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again, or write to us on the contact page.`;

/** A message of a whole conversation is shorter. */
const MOST_BYTES = 100_000;
const decidesOnSharing = z.object({ leadInfo: z.object({ consent: z.boolean() }) });

/**
 * 20 messages in ten minutes, counted for the conversation and for the address, by all processes together. A yes or a no to being
 * shared is what a talk was for: it passes, and counts with the contact data that come with it (`limitLead`).
 */
export const limitChat = () =>
  createMiddleware<ApiEnv>(async (c, next) => {
    try {
      await c.var.limiter.consume('chat.ip', c.var.ip, tooManyMessages);
      const token = tokenOf(c);
      if (token) await c.var.limiter.consume('chat.session', token, tooManyMessages);
    } catch (refusal) {
      if (!(await isOnSharing(c))) throw refusal;
    }
    await next();
  });

async function isOnSharing(c: Context<ApiEnv>): Promise<boolean> {
  const bytes = Number(c.req.header('content-length') ?? 0);
  if (!(bytes > 0 && bytes <= MOST_BYTES)) return false;
  return decidesOnSharing.safeParse(await c.req.json().catch(() => null)).success;
}

/** Contact data by way of the chat count like those of the form. */
export async function limitLead(c: Context<ApiEnv>): Promise<void> {
  await c.var.limiter.consume('quotes.ip', c.var.ip);
}
