import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { Assistant } from '#app/features/assistant/assistant.server.ts';
import { rebuildConversation } from '#app/features/assistant/conversation.ts';
import { chatRequest } from '#app/features/chat/schema.ts';
import type { ApiEnv } from '#app/platform/http/api-env.server.ts';
import { networkOf } from '#app/platform/http/caller-address.server.ts';
import { countLocally } from '#app/platform/http/limits/local-count.ts';
import { LOCAL_LIMITS } from '#app/platform/http/limits/rate-limits.server.ts';
import { replies } from '#content/chat/replies.ts';

/** More than this is not read: eleven messages as long as the window sends them are shorter. */
const MOST_BYTES = 100_000;

const refusal = z.looseObject({ message: z.string() });
const said = z.object({ messages: chatRequest.shape.messages });

/**
 * Tells whoever is refused for sending too much whom to call, whichever limit it was: a network may be shared, and the first
 * words of somebody in danger come when others have used it up. A few refused messages are listened to for danger alone; below
 * the others, as in a flood, one sentence stands for it.
 */
export function dangerDespiteLimits(assistant: Assistant) {
  const ofAddress = countLocally(LOCAL_LIMITS['chat-danger.ip']);
  const ofProcess = countLocally(LOCAL_LIMITS['chat-danger.process']);

  return createMiddleware<ApiEnv>(async (c, next) => {
    await next();
    if (c.res.status !== 429) return;
    const refused = refusal.parse(await c.res.json());
    const isHeard = ofAddress.add(networkOf(c.var.ip)) === 0 && ofProcess.add('') === 0;
    const danger = isHeard ? await dangerIn(c, assistant) : null;
    const parts = danger ? [danger, refused.message] : [refused.message, replies.ifInDanger];
    // The headers of the refusal stay.
    c.res = Response.json({ ...refused, message: parts.join('\n\n') }, { status: 429 });
  });
}

/** Whom to call, where the newest message speaks of a danger. */
async function dangerIn(c: Context<ApiEnv>, assistant: Assistant): Promise<string | null> {
  const bytes = Number(c.req.header('content-length') ?? 0);
  if (!(bytes > 0 && bytes <= MOST_BYTES)) return null;
  const sent = said.safeParse(await c.req.json().catch(() => null));
  return sent.success ? assistant.hearDanger(rebuildConversation(sent.data.messages).question) : null;
}
