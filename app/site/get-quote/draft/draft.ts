import { DAY_MS } from '#app/platform/clock/durations.ts';
import { newId } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';

const KEY = 'quote-draft';
export const KEPT_DAYS = 7;

type Values = Record<string, unknown>;

/** `idempotencyKey` is made once per draft: however often it is sent, it becomes one request. */
export type Draft = {
  values: Values;
  /** The furthest step reached, by type, counted from 0. */
  reached: Record<string, number>;
  idempotencyKey: string;
  startedAt: string;
  savedAt: string;
  /** The reference of the request that was sent before, from which contact details were taken over. */
  from?: string;
  /** The token of the mailed link by which the form was filled in from a contact message. */
  preparedToken?: string;
};

export function newDraft(): Draft {
  const at = now().toISOString();
  return { values: {}, reached: {}, idempotencyKey: newId(), startedAt: at, savedAt: at };
}

/** The draft on this device, unless it is older than seven days or cannot be read. */
export function readDraft(): Draft | null {
  const draft = parseDraft(readItem());
  if (!draft) return null;
  if (now().getTime() - Date.parse(draft.savedAt) <= KEPT_DAYS * DAY_MS) return draft;
  clearDraft();
  return null;
}

/** Keeps the draft on this device. Consent is never kept: it is given for what is sent, when it is sent. */
export function saveDraft(draft: Draft): void {
  const { consent, website, ...values } = draft.values;
  const text = JSON.stringify({ ...draft, values, savedAt: now().toISOString() });
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Storage may be full or forbidden. The form works without; only a reload would lose it.
  }
}

export function clearDraft(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

function readItem(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parseDraft(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const found: unknown = JSON.parse(text);
    return isDraft(found) ? { ...found, reached: reachedIn(found) } : null;
  } catch {
    return null;
  }
}

/** An earlier version of the site counted for the one type that was chosen last. */
function reachedIn({ reached, values }: KeptDraft): Draft['reached'] {
  return typeof reached === 'number' ? { [String(values.type)]: reached } : reached;
}

type KeptDraft = Omit<Draft, 'reached'> & { reached: Draft['reached'] | number };

function isDraft(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { values, reached, idempotencyKey, startedAt, savedAt } = { ...value } as Partial<
    Record<keyof Draft, unknown>
  >;
  return (
    typeof values === 'object' &&
    values !== null &&
    (typeof reached === 'number' || (typeof reached === 'object' && reached !== null)) &&
    [idempotencyKey, startedAt, savedAt].every((text) => typeof text === 'string')
  );
}
