import { OPENS_POLICY, OPENS_QUOTE } from '#app/features/cases/quote-summaries/ui/editor/draft-on-device.ts';

const STEP_OF = { [OPENS_QUOTE.opens]: 'send_quotes', [OPENS_POLICY.opens]: 'win' } as const;
type Opened = keyof typeof STEP_OF;

/** The dialog that the link into a case has asked for; undefined where it asked for none, or its step may not be taken now. */
export function openedStep(state: unknown, steps: readonly string[]): Opened | undefined {
  const { opens } = Object(state);
  const opened = (Object.keys(STEP_OF) as Opened[]).find((one) => one === opens);
  return opened && steps.includes(STEP_OF[opened]) ? opened : undefined;
}
