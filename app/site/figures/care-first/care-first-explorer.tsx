import { useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import type { Cause, Person } from '#content/figures/care-first.ts';
import { ChoiceRow } from '../choice-row.tsx';
import { FigureFrame, SourceLine } from '../figure-frame.tsx';
import type { CareFirst } from '../load-figures.ts';

type Row = CareFirst['rows'][number];
type SideProps = { label: string; text: string; sources: Row['beforeSources']; reach?: number | undefined };

/** What is paid in a case on either side of the day. Without script, and on paper, all cases stand below each other. */
export function CareFirstExplorer({ figure }: { figure: CareFirst }) {
  const [cause, setCause] = useState<Cause>('other');
  const [person, setPerson] = useState<Person>('driver');
  const applies = (row: Row) => row.causes.includes(cause) && row.people.includes(person);
  return (
    <FigureFrame intro={figure.intro} note={`${figure.reachNote} ${figure.note}`} sources={[]}>
      <div className="grid gap-6 rounded-t-card border-b border-line bg-mist p-5 sm:grid-cols-2 sm:p-7 noscript:hidden print:hidden">
        <ChoiceRow {...figure.cause} first="other" onChoose={setCause} />
        <ChoiceRow {...figure.person} first="driver" onChoose={setPerson} />
      </div>
      <p role="status" className="px-5 pt-5 font-semibold sm:px-7 noscript:hidden print:hidden">
        {labelOf(figure.person.options, person)}. {labelOf(figure.cause.options, cause)}.
      </p>
      <ul className="px-5 sm:px-7">
        {figure.rows.map((row) => (
          <li
            key={row.id}
            className={classNames(
              'break-inside-avoid border-t border-line py-5 first:border-t-0',
              !applies(row) && 'hidden noscript:block print:block',
            )}
          >
            <h3 className="font-semibold">{row.what}</h3>
            <p className="hidden text-sm text-slate noscript:block print:block">{row.cases}</p>
            <dl className="mt-2 grid gap-x-8 gap-y-4 sm:grid-cols-2">
              <Side
                label={figure.beforeLabel}
                text={row.before}
                sources={row.beforeSources}
                reach={row.reach?.before}
              />
              <Side
                label={figure.afterLabel}
                text={row.after}
                sources={row.afterSources}
                reach={row.reach?.after}
              />
            </dl>
          </li>
        ))}
      </ul>
    </FigureFrame>
  );
}

function Side({ label, text, sources, reach }: SideProps) {
  return (
    <div>
      <dt className="text-xs font-semibold text-slate">{label}</dt>
      <dd>
        {reach !== undefined && <ReachBar reach={reach} />}
        {text}
        <SourceLine sources={sources} />
      </dd>
    </div>
  );
}

/** How long a benefit can run: what is for life has an arrow instead of an end. */
function ReachBar({ reach }: { reach: number }) {
  const end = 3 * reach;
  const isForLife = reach === 100;
  return (
    <svg viewBox="0 0 300 14" aria-hidden="true" className="my-2 block h-auto w-full max-w-80">
      <path d="M0 7H300" className="stroke-line" strokeWidth="2" strokeDasharray="2 5" />
      <path d={`M0 7H${isForLife ? 288 : end}`} className="stroke-spruce" strokeWidth="8" />
      {isForLife ? (
        <path d="M286 0L300 7L286 14Z" className="fill-spruce" />
      ) : (
        <path d={`M${end} 0V14`} className="stroke-ink" strokeWidth="3" />
      )}
    </svg>
  );
}

function labelOf<Id>(options: readonly { id: Id; label: string }[], id: Id): string {
  return options.find((option) => option.id === id)?.label ?? '';
}
