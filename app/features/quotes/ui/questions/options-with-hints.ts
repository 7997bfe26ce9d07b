import { type ChoicesQuestion, UNSURE } from '#app/features/quotes/questions/question.ts';

type Hinted = { value: string; label: string; help: string | undefined };

/**
 * The options, each with what it holds for who answered another question so: those that most who answered so look for, with
 * "not sure" last, and the others in their order.
 */
export function optionsWithHints(
  { options, hints }: Pick<ChoicesQuestion, 'options' | 'hints'>,
  answerTo: (field: string) => unknown,
): { open: Hinted[]; folded: Hinted[] } {
  if (!hints)
    return { open: options.map(({ value, label }) => ({ value, label, help: undefined })), folded: [] };
  const answer = String(answerTo(hints.field) ?? '');
  const hinted = options.map(({ value, label }) => {
    return { value, label, help: hints.by[answer]?.[value] ?? hints.plain[value] };
  });
  const first = [...(hints.first[answer] ?? hints.usual), UNSURE.value];
  return {
    open: first.flatMap((value) => hinted.filter((option) => option.value === value)),
    folded: hinted.filter(({ value }) => !first.includes(value)),
  };
}
