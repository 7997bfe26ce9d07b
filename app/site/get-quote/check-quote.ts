import { castRequest } from '#app/features/quotes/answers/cast/cast-request.ts';
import { currentConsentWording } from '#app/features/quotes/consents/wording.ts';
import { questionsFor } from '#app/features/quotes/questions/catalogue.ts';
import { isQuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { type QuoteReceipt, type quoteReceipt, quoteRequestSchema } from '#app/features/quotes/schema.ts';
import { unconfirmed } from '#app/features/quotes/ui/questions/check-answers.ts';
import { formName, type QuoteValues } from '#app/features/quotes/ui/questions/question-form.ts';
import { ApiError, api } from '#app/platform/http/api-client.ts';
import type { Schema } from '#app/ui/forms/state/findings.ts';
import { isBlank, valueAt } from '#app/ui/forms/state/value-at.ts';
import { campaignOfVisit } from './campaign.ts';
import type { Draft } from './draft/draft.ts';
import { timesIn } from './form-values.ts';

/** The body that the form's values stand for. This file is loaded when something is checked or sent, not before. */
function bodyOf(values: QuoteValues, startedAt?: string) {
  const type = String(values.type ?? '');
  const method = valueAt(values, 'contact.contactMethod');
  const consent = { ...Object(values.consent), wordingVersion: currentConsentWording() };
  return castRequest({
    ...values,
    answers: valueAt(values, `answers.${type}`),
    // What was typed or ticked for another way of contact does not go along.
    contact: { ...Object(values.contact), ...(method === 'email' && { phone: '' }) },
    windows: timesIn(values),
    consent: {
      ...consent,
      call: consent.call && method === 'phone',
      text: consent.text && method === 'text',
    },
    startedAt,
  });
}

/**
 * The names that are left empty because the person's own stands for them. It may be asked for on a later screen, and is
 * then what is missing.
 */
function ownNamesLeft(form: QuoteValues): Set<string> {
  const { type } = form;
  if (!isQuoteType(type)) return new Set();
  const left = questionsFor(type).filter(
    ({ name, orFullName }) => orFullName && isBlank(valueAt(form, `answers.${type}.${name}`)),
  );
  return new Set(left.map(({ name }) => `answers.${name}`));
}

/** The schema that the server uses, with its findings under the names of the form. */
export const quoteFormSchema: Schema<QuoteValues> = {
  '~standard': {
    validate(values) {
      const form: QuoteValues = Object(values);
      const found = quoteRequestSchema.safeParse(bodyOf(form));
      const asked = isQuoteType(form.type) ? unconfirmed(form.type, form) : [];
      if (found.success && asked.length === 0) return { value: form };
      const type = String(form.type);
      const left = ownNamesLeft(form);
      const issues = (found.error?.issues ?? []).filter(({ path }) => !left.has(path.join('.')));
      const wrong = issues.map(({ path, message }) => ({
        path: formName(path.join('.') || 'type', type).split('.'),
        message,
      }));
      return { issues: [...wrong, ...asked] };
    },
  },
};

/**
 * Sends the request. The key makes a repeated attempt answer with the same reference. Where much was sent from here
 * that nobody confirmed, the server asks for work first: what does it is loaded then.
 */
export async function sendQuote(
  values: QuoteValues,
  { idempotencyKey, startedAt, preparedToken }: Draft,
): Promise<QuoteReceipt> {
  const send = (headers: Record<string, string> = {}) =>
    api.post<typeof quoteReceipt>(
      '/api/quotes',
      bodyOf({ ...values, attribution: campaignOfVisit() }, startedAt),
      {
        headers: {
          'idempotency-key': idempotencyKey,
          ...(preparedToken && { 'x-prepared-request': preparedToken }),
          ...headers,
        },
      },
    );
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
