/** Messages that do not say what they are about. */
const VAGUE =
  /^(?:Please choose an? (?:option|number|amount|limit|distance)|Please enter (?:an? (?:number|age|year|whole number|valid date)|\d)|Please (?:add|check) the (?:day|month|year)|Date must|This answer must|Expected yes or no)/;

/** The words of one line of a summary of errors, by the name of its field. */
type Found = { name: string; message: string };

/** What a summary says: a message that is vague, or stands there twice, says which question it belongs to. */
export function nameQuestions<Error extends Found>(
  found: readonly Error[],
  questionOf: (name: string) => string | undefined,
): Error[] {
  return found.map((error) => {
    const { name, message } = error;
    const isClear = !VAGUE.test(message) && found.filter((other) => other.message === message).length === 1;
    const question = isClear ? undefined : questionOf(name);
    if (!question) return error;
    return {
      ...error,
      message: question.endsWith('?') ? `${question} ${message}` : `${question}: ${message}`,
    };
  });
}
