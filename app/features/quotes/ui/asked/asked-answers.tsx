import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { countWords } from './count-words.ts';

/** A question, with what was answered; null where nothing was. */
export type AskedRow = { name: string; label: string; value: string | null };

type AskedAnswersProps = {
  request: Pick<InformationRequest, 'state' | 'notKnown'>;
  rows: readonly AskedRow[];
};

/** Questions of the form that were asked for, each with what was answered, or that nothing was. */
export function AskedAnswers({ request: { state, notKnown }, rows }: AskedAnswersProps) {
  const isSent = state === 'submitted' || state === 'accepted';
  const wordsOf = ({ name, value }: AskedRow) => {
    if (value !== null) return value;
    if (notKnown.includes(name)) return 'Not known';
    return isSent ? 'Left empty' : 'Not answered yet';
  };
  const answered = rows.filter(({ value }) => value !== null).length;
  const unknown = rows.filter(({ name, value }) => value === null && notKnown.includes(name)).length;
  return (
    <div className="mt-2 text-sm">
      {isSent && (
        <p className="font-semibold">{countWords({ all: rows.length, answered, notKnown: unknown }, true)}</p>
      )}
      <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1">
        {rows.map((row) => (
          <div key={row.name} className="contents">
            <dt className="text-slate wrap-anywhere">{row.label}</dt>
            <dd className={row.value === null ? 'text-slate' : 'font-medium wrap-anywhere'}>
              {wordsOf(row)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
