/** What a link into a case carries that opens a dialog there: the quote that is written or was begun. */
export const OPENS_QUOTE = { opens: 'quote' } as const;

/** The same of the policy to be recorded. */
export const OPENS_POLICY = { opens: 'win' } as const;

const STEP_OF = { [OPENS_QUOTE.opens]: 'send_quotes', [OPENS_POLICY.opens]: 'win' } as const;
type Opened = keyof typeof STEP_OF;

/** The dialog that the link into a case has asked for; undefined where it asked for none, or its step may not be taken now. */
export function openedStep(state: unknown, steps: readonly string[]): Opened | undefined {
  const { opens } = Object(state);
  const opened = (Object.keys(STEP_OF) as Opened[]).find((one) => one === opens);
  return opened && steps.includes(STEP_OF[opened]) ? opened : undefined;
}
