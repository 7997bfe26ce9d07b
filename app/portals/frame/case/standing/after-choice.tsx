import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { classNames } from '#app/ui/class-names.ts';
import { afterChoice, NOT_INSURED, stillRecorded } from './choice-words.ts';

type AfterChoiceProps = {
  /** The quote that is chosen; of several, or one whose changes are awaited, nothing is said of what comes next. */
  next: QuoteSummary | undefined;
  isChosen: boolean;
  broker: string;
  /** The insurer of a policy that was recorded before the request was opened again. */
  earlierInsurer: string | undefined;
  /** Those classes that hide on a phone what stands there for the rest. */
  onlyWide: string | false;
};

/** What follows from the choice of a quote, and what does not yet. */
export function AfterChoice({ next, isChosen, broker, earlierInsurer, onlyWide }: AfterChoiceProps) {
  return (
    <>
      {isChosen && (
        <p className="mt-1 text-slate max-sm:text-sm">
          {next && <span className={classNames(onlyWide)}>{afterChoice(next, broker)}</span>}{' '}
          {!earlierInsurer && NOT_INSURED}
        </p>
      )}
      {earlierInsurer && <p className="mt-1 text-slate max-sm:text-sm">{stillRecorded(earlierInsurer)}</p>}
    </>
  );
}
