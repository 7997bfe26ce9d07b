import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, ResolverOptions, ResolverResult } from 'react-hook-form';
import { castRequest } from '#app/features/quotes/answers/cast-request.ts';
import { quoteReceipt, quoteRequestSchema } from '#app/features/quotes/schema.ts';
import { CURRENT_CONSENT_WORDING } from '#app/features/quotes/wording.ts';
import { ApiError, api } from '#app/platform/http/api-client.ts';
import type { Draft } from './draft/draft.ts';
import { formName } from './form-values.ts';
import type { Receipt } from './receipt.ts';

/** The body that the form's values stand for. This file is loaded when something is checked or sent, not before. */
function bodyOf(values: FieldValues, startedAt?: string) {
  const type = String(values.type ?? '');
  return castRequest({
    ...values,
    answers: values.answers?.[type],
    consent: { ...values.consent, wordingVersion: CURRENT_CONSENT_WORDING },
    startedAt,
  });
}

/** Checks the whole form with the schema that the server uses. */
export function resolveQuote(
  values: FieldValues,
  options: ResolverOptions<FieldValues>,
): ResolverResult<FieldValues> {
  const found = quoteRequestSchema.safeParse(bodyOf(values));
  if (found.success) return { values, errors: {} };
  const errors: Record<string, FieldError> = {};
  for (const issue of found.error.issues) {
    errors[formName(issue.path.join('.') || 'type', String(values.type))] ??= {
      type: issue.code,
      message: issue.message,
    };
  }
  return { values: {}, errors: toNestErrors(errors, options) };
}

/**
 * Sends the request. The key makes a repeated attempt answer with the same reference. Where much was sent from here
 * that nobody confirmed, the server asks for work first: what does it is loaded then.
 */
export async function sendQuote(values: FieldValues, { idempotencyKey, startedAt }: Draft): Promise<Receipt> {
  const send = (headers: Record<string, string> = {}) =>
    api.post('/api/quotes', bodyOf(values, startedAt), {
      shape: quoteReceipt,
      headers: { 'idempotency-key': idempotencyKey, ...headers },
    });
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 428) throw error;
    const { proveWork } = await import('./prove-work.ts');
    const proof = await proveWork();
    if (!proof) throw error;
    return send({ 'x-proof': proof });
  }
}
