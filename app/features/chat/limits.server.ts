import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '#app/platform/http/api-env.server.ts';
import { tokenOf } from './chat-token.server.ts';

const tooMany = (minutes: number) =>
  `You have sent many messages in a short time. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again, or write to us on the contact page.`;
const TOO_BUSY =
  'Many people are asking at once. Please try again in a few seconds, or write to us on the contact page.';

/**
 * Stands before everything that reads a body or asks the database, so that a flood of messages costs next to nothing,
 * wherever it comes from. Each process counts for itself.
 */
export const shedChatFlood = () =>
  createMiddleware<ApiEnv>(async (c, next) => {
    if (c.req.method === 'POST') {
      await c.var.limiter.consume('chat-flood.ip', c.var.ip, tooMany);
      await c.var.limiter.consume('chat-flood.process', '', () => TOO_BUSY);
    }
    await next();
  });

/** 20 messages in ten minutes, counted for the conversation and for the address, by all processes together. */
export const limitChat = () =>
  createMiddleware<ApiEnv>(async (c, next) => {
    await c.var.limiter.consume('chat.ip', c.var.ip, tooMany);
    const token = tokenOf(c);
    if (token) await c.var.limiter.consume('chat.session', token, tooMany);
    await next();
  });

/** Contact data by way of the chat count like those of the form. */
export async function limitLead(c: Context<ApiEnv>, email: string): Promise<void> {
  await c.var.limiter.consume('quotes.ip', c.var.ip);
  await c.var.limiter.consume('quotes.email', email);
}
