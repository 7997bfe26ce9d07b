import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { isQuoteType } from '#app/features/quotes/questions/quote-types.ts';
import type { QuoteReceipt } from '#app/features/quotes/schema.ts';
import { keepReceipt } from '#app/features/quotes/tracking/kept-receipt.ts';
import {
  formName,
  type QuoteForm,
  type QuoteValues,
} from '#app/features/quotes/ui/questions/question-form.ts';
import { whenConnected } from '#app/platform/browser/waiting-actions.ts';
import { ApiError } from '#app/platform/http/api-client.ts';
import { newId } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { clearDraft, type Draft, saveDraft } from './draft/draft.ts';
import { timesIn } from './form-values.ts';
import type { Receipt, Sender, Wish } from './sent/receipt.ts';
import { type Step, stepOfField, stepsOf } from './steps/steps.ts';
import { loadScreens } from './use-screens.ts';

const FAILED = 'Failed to submit your quote request. Please try again later.';
const TOO_MANY = 'Too many requests. Please wait a moment and try again.';

/** Sends the form; on failure everything stays, and `failure` says what happened. */
export function useSending(
  form: QuoteForm,
  draft: RefObject<Draft | null>,
  onFieldErrors: (firstStep: Step) => void,
) {
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();

  async function send() {
    const current = draft.current;
    if (!current) return;
    setFailure(null);
    try {
      const answer = await deliver(form, current, (renewed) => {
        draft.current = renewed;
      });
      const values = valuesOf(form);
      const type = textAt(values, 'type');
      const answerTo = (name: string) => textAt(values, `answers.${type}.${name}`);
      const receipt: Receipt = {
        ...answer,
        sentAt: now().toISOString(),
        sender: senderIn(values),
        wish: wishIn(values),
        type,
        startOn: answerTo('startOn'),
        legalName: answerTo('legalName'),
        workVehicles: answerTo('workVehicles'),
        certificateNeededBy: answerTo('certificateNeededBy'),
        language: answerTo('language'),
        wantsNewsletter: valueAt(values, 'consent.newsletter') === true,
      };
      keepReceipt(receipt);
      draft.current = null;
      clearDraft();
      await navigate('/get-quote/thank-you', { state: receipt, replace: true });
    } catch (error) {
      // They called it off while it waited for a connection.
      if (error instanceof ApiError && error.status === 0) return;
      const step = await showFieldErrors(form, error);
      if (step) return onFieldErrors(step);
      // Taken for a robot: an autofill in the trap, or a device whose clock is off. The next press goes without both.
      if (error instanceof ApiError && error.status === 422) {
        form.held.set({ values: { ...valuesOf(form), website: '' } });
        draft.current = { ...current, startedAt: '' };
      }
      setFailure(failureText(error));
    }
  }

  return { send, failure, showFailure: () => setFailure(FAILED), forgetFailure: () => setFailure(null) };
}

async function deliver(
  form: QuoteForm,
  draft: Draft,
  onRenewed: (draft: Draft) => void,
): Promise<QuoteReceipt> {
  const { sendQuote } = await import('./check-quote.ts');
  try {
    return await whenConnected(draft.idempotencyKey, () => sendQuote(valuesOf(form), draft));
  } catch (error) {
    // The key already stands for an earlier version of these answers, whose receipt got lost on the way here.
    // The server joins both into one request, as it does with everything one person sends about one thing.
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const renewed = { ...draft, values: valuesOf(form), idempotencyKey: newId() };
    saveDraft(renewed);
    onRenewed(renewed);
    return sendQuote(valuesOf(form), renewed);
  }
}

/** Puts the server's findings beside their fields; answers the first step that has one. */
async function showFieldErrors(form: QuoteForm, error: unknown): Promise<Step | undefined> {
  const { type } = valuesOf(form);
  if (!(error instanceof ApiError) || error.status !== 422 || !isQuoteType(type)) return undefined;
  const screens = await loadScreens(type);
  const shown = Object.entries(error.body.errors ?? {})
    .map(([path, message]) => ({ name: formName(path, type), message }))
    .filter(({ name }) => stepOfField(name, screens));
  form.held.set({ errors: Object.fromEntries(shown.map(({ name, message }) => [name, message])) });
  const steps = shown.map(({ name }) => stepOfField(name, screens));
  return stepsOf(screens.length).find((step) => steps.includes(step));
}

function senderIn(values: QuoteValues): Sender {
  const contactAt = (name: string) => textAt(values, `contact.${name}`);
  const [fullName, email] = [contactAt('fullName'), contactAt('email')];
  return { fullName, email, phone: contactAt('phone'), postalCode: contactAt('postalCode') };
}

function wishIn(values: QuoteValues): Wish {
  return {
    method: textAt(values, 'contact.contactMethod'),
    windows: timesIn(values),
    earliestOn: textAt(values, 'earliestOn'),
  };
}

const textAt = (values: QuoteValues, path: string) => String(valueAt(values, path) ?? '').trim();

const valuesOf = (form: QuoteForm) => form.held.latest.current.values;

function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return FAILED;
  if (error.status === 429) return error.body.message ?? TOO_MANY;
  return error.status === 422 || error.status === 428 ? (error.body.message ?? FAILED) : FAILED;
}
