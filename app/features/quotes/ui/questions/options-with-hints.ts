import { type ChoicesQuestion, UNSURE } from '#app/features/quotes/questions/question.ts';

type Hinted = { value: string; label: string; help: string | undefined };

/**
 * The options, each with what it holds for who answered another question so. Those that do not fit that answer stand last,
 * before "not sure"; without an answer all stand in their order.
 */
export function optionsWithHints(
  { options, hints }: Pick<ChoicesQuestion, 'options' | 'hints'>,
  answerTo: (field: string) => unknown,
): Hinted[] {
  if (!hints) return options.map(({ value, label }) => ({ value, label, help: undefined }));
  const answer = String(answerTo(hints.field) ?? '');
  const rankOf = (value: string) => {
    if (value === UNSURE.value) return 2;
    return answer && hints.fits[value]?.includes(answer) === false ? 1 : 0;
  };
  return options
    .map(({ value, label }) => ({ value, label, help: hints.by[answer]?.[value] ?? hints.plain[value] }))
    .toSorted((one, other) => rankOf(one.value) - rankOf(other.value));
}
