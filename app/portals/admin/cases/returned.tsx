import type { AdminCase } from '#app/features/cases/schema.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { returnedWords } from '#app/features/cases/ui/reasons/returned-words.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';

/** Who gave a request back that nobody has, when and why. */
export function Returned(returned: NonNullable<AdminCase['returned']>) {
  return <p className="mt-1">{`${upperFirst(returnedWords(returned, useNow()))}.`}</p>;
}
