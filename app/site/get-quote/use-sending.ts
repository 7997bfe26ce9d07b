import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { formName, type QuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';
import { ApiError } from '#app/platform/http/api-client.ts';
import { newId } from '#app/platform/ids.ts';
import { clearDraft, type Draft, saveDraft } from './draft/draft.ts';
import { STEPS, type Step, stepOfField } from './form-values.ts';
import { type Receipt, saveReceipt } from './receipt.ts';

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
      const receipt = await deliver(form, current, (renewed) => {
        draft.current = renewed;
      });
      saveReceipt(receipt);
      draft.current = null;
      clearDraft();
      await navigate('/get-quote/thank-you', { state: receipt, replace: true });
    } catch (error) {
      const step = showFieldErrors(form, error);
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

async function deliver(form: QuoteForm, draft: Draft, onRenewed: (draft: Draft) => void): Promise<Receipt> {
  const { sendQuote } = await import('./check-quote.ts');
  try {
    return await sendQuote(valuesOf(form), draft);
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
function showFieldErrors(form: QuoteForm, error: unknown): Step | undefined {
  if (!(error instanceof ApiError) || error.status !== 422) return undefined;
  const found = Object.entries(error.body.errors ?? {});
  const type = String(valuesOf(form).type);
  const shown = found.filter(([path]) => stepOfField(path));
  form.held.set({
    errors: Object.fromEntries(shown.map(([path, message]) => [formName(path, type), message])),
  });
  const steps = shown.map(([path]) => stepOfField(path));
  return STEPS.find((step) => steps.includes(step));
}

const valuesOf = (form: QuoteForm) => form.held.latest.current.values;

function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return FAILED;
  if (error.status === 429) return error.body.message ?? TOO_MANY;
  return error.status === 422 || error.status === 428 ? (error.body.message ?? FAILED) : FAILED;
}
