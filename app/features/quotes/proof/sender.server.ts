import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import { AppError } from '#app/platform/errors.ts';
import type { ApiEnv } from '#app/platform/http/api-env.server.ts';
import { networkOf } from '#app/platform/http/caller-address.server.ts';
import { readProof } from './proof.server.ts';
import type { Sender } from './unconfirmed.server.ts';

/** Who sends, as far as limits need to know; undefined where limits are off. A proof is good once. */
export async function senderOf(
  c: Context<ApiEnv>,
  proofHeader: string | undefined,
): Promise<Sender | undefined> {
  if (c.var.env.RATE_LIMITS === 'off') return undefined;
  const networkKey = createHmac('sha256', c.var.secret)
    .update(`quote network ${networkOf(c.var.ip)}`)
    .digest('base64url');
  return { networkKey, hasProof: proofHeader ? await spendProof(c, proofHeader) : false };
}

async function spendProof(c: Context<ApiEnv>, header: string): Promise<boolean> {
  const signature = await readProof(header, c.var.secret);
  if (!signature) return false;
  try {
    await c.var.limiter.consume('proof.once', signature);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return false;
    throw error;
  }
}
