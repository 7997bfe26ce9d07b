import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { tokenOf } from '#app/features/chat/chat-token.server.ts';
import type { ApiEnv } from '#app/platform/http/api-env.server.ts';

/** What somebody reads who sends too much. */
export const tooManyMessages = (minutes: number) =>
  `You have sent many messages in a short time. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again, or write to us on the contact page.`;
/** 20 messages in ten minutes, counted for the conversation and for the address, by all processes together. */
export const limitChat = () =>
  createMiddleware<ApiEnv>(async (c, next) => {
    await c.var.limiter.consume('chat.ip', c.var.ip, tooManyMessages);
    const token = tokenOf(c);
    if (token) await c.var.limiter.consume('chat.session', token, tooManyMessages);
    await next();
  });

/** Contact data by way of the chat count like those of the form. */
export async function limitLead(c: Context<ApiEnv>): Promise<void> {
  await c.var.limiter.consume('quotes.ip', c.var.ip);
}
