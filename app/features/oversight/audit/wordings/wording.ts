import type { AuditAction, AuditData } from '#app/features/ledger/audit-actions.ts';

/** What a sentence of the audit log is made of: names as they are now, and what the row holds. */
export type Told<Action extends AuditAction> = {
  /** Who did it: a name, `A visitor`, `The system`. */
  who: string;
  /** Whether this site did it by itself. */
  bySystem: boolean;
  /** What it was done to, in the middle of a sentence: `request AB-7K3M9Q2X`, a name, `the API token “CRM”`. */
  whom: string;
  /** Rows of earlier versions may lack something. */
  data: Partial<AuditData[Action]>;
  /** The name of an account by its id. */
  person(id: string | null | undefined): string;
  /** A request by its id: `request AB-7K3M9Q2X`. */
  request(id: string | undefined): string;
};

export type Wordings<Action extends AuditAction> = { [One in Action]: (told: Told<One>) => string };

/** The label of a code, in lower case and brackets, for the end of a sentence; nothing where there is none. */
export function because(
  choices: readonly { value: string; label: string }[],
  code: string | undefined,
): string {
  const label = choices.find(({ value }) => value === code)?.label;
  return label ? ` (${label.charAt(0).toLowerCase()}${label.slice(1)})` : '';
}

export function countOf(list: readonly unknown[] | undefined, one: string, many: string): string {
  return list?.length === 1 ? `1 ${one}` : `${list?.length ?? 0} ${many}`;
}
