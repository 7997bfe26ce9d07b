import { newDraft, readDraft, saveDraft } from '#app/site/get-quote/draft/draft.ts';
import type { Receipt } from './receipt.ts';

/**
 * Begins another request of the same person: how to reach them and the name of their business are filled in, and what
 * was already begun on this device stays. Consent is asked for anew.
 */
export function takeAlong({ reference, sender, wish, legalName }: Receipt, type?: string): void {
  const draft = readDraft() ?? newDraft();
  const answers = fieldsOf(draft.values.answers);
  const contact = { ...fieldsOf(draft.values.contact), ...sender, contactMethod: wish?.method ?? '' };
  saveDraft({
    ...draft,
    from: reference,
    values: {
      ...draft.values,
      contact,
      ...(wish && { windows: wish.windows, earliestOn: wish.earliestOn }),
      ...(type && { type }),
      ...(type &&
        legalName && {
          answers: { ...answers, [type]: { [nameOf(type)]: legalName, ...fieldsOf(answers[type]) } },
        }),
    },
  });
}

/** The question of a type that asks for the name of the business. */
const nameOf = (type: string) => (type === 'group-benefits' ? 'company' : 'legalName');

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
