const START = "I'm sorry, I'm currently experiencing technical difficulties.";

/** By the visitor's words, the first that fits: where to find help without the assistant. */
const ADVICE: readonly { pattern: RegExp; text: string }[] = [
  {
    pattern: /\b(?:quotes?|prices?|pricing)\b/i,
    text: 'For a quote, please use the [quote form](/get-quote) or [contact us](/contact).',
  },
  {
    pattern: /\b(?:auto|cars?)\b/i,
    text: 'For auto insurance, please see the [auto insurance page](/insurance/auto) or [contact us](/contact).',
  },
  {
    pattern: /\b(?:homes?|houses?)\b/i,
    text: 'For home insurance, please see the [home insurance page](/insurance/home) or [contact us](/contact).',
  },
  {
    pattern: /\b(?:business|commercial)\b/i,
    text: 'For business insurance, please see the [business insurance page](/business) or [contact us](/contact).',
  },
];

/** Later failures in a row than this advise to come back another time. */
const MANY_FAILURES = 2;

/** What the window says when the server cannot be reached or does not make sense. */
export function failureText(question: string, failures: number): string {
  const advice = ADVICE.find(({ pattern }) => pattern.test(question))?.text;
  if (advice) return `${START} ${advice}`;
  return failures > MANY_FAILURES
    ? `${START} Please try again later or [contact support](/contact).`
    : `${START} Please try again or rephrase your question.`;
}

/** When the server answers without success and without words of its own. */
export const NO_SUCCESS_TEXT =
  "I'm sorry, I'm having trouble connecting to my knowledge base right now. Please try again later or contact us directly for assistance.";
