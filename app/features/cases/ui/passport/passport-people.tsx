import type { ReactNode } from 'react';
import {
  type DocumentNames,
  type PassportPerson,
  passportPeople,
} from '#app/features/ledger/passport/passport-people.ts';
import { passportWords } from '#app/features/ledger/passport/passport-sentence.ts';
import type { PassportEntry } from '#app/features/ledger/schema.ts';
import { Unfold } from '#app/ui/forms/unfold.tsx';

type Passport = { entries: readonly PassportEntry[]; names?: DocumentNames | undefined };

/** The data passport by person: who got or read somebody's data, when, what and why, with the single times behind it. */
export function PassportPeople({ entries, names }: Passport) {
  if (entries.length === 0) {
    return (
      <p className="text-slate">
        Nobody outside our site has your data yet. When a broker is asked to help you, this list says who,
        what they saw, when and why.
      </p>
    );
  }
  return (
    <ul className="flex flex-col divide-y divide-line">
      {passportPeople(entries, names).map((person) => (
        <li key={person.key} className="py-5 first:pt-0 last:pb-0">
          <Person {...{ person, names }} />
        </li>
      ))}
    </ul>
  );
}

function Person({ person, names }: Pick<Passport, 'names'> & { person: PassportPerson }) {
  const { name, role, when, what, why, entries } = person;
  return (
    <>
      <h3 className="text-base leading-6 font-semibold wrap-anywhere">{name}</h3>
      <p className="text-sm text-slate wrap-anywhere">{role}</p>
      <dl className="mt-2 text-sm sm:grid sm:grid-cols-[4.5rem_minmax(0,1fr)] sm:gap-y-1">
        <Fact term="When">{when}</Fact>
        <Fact term="What">
          {what.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Fact>
        <Fact term="Why">{why}</Fact>
      </dl>
      {entries.length > 1 && <Times {...{ entries, names }} />}
    </>
  );
}

/** Beside each other where there is room; on a phone the value stands below its name. */
function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-slate max-sm:mt-1.5">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

/** Every single time, newest first. */
function Times({ entries, names }: Passport) {
  return (
    <Unfold label={`All ${entries.length} entries`} className="mt-1 text-sm">
      <ol className="flex flex-col gap-3 border-l-3 border-line pl-4">
        {entries.map((entry) => {
          const { when, what, why } = passportWords(entry, names?.get(entry.documentId ?? ''));
          return (
            <li key={entry.id} className="sm:grid sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-4">
              <time dateTime={entry.at} className="text-slate tabular-nums">
                {when}
              </time>
              <p className="min-w-0 wrap-anywhere">
                {what}. <span className="text-slate">{why}.</span>
              </p>
            </li>
          );
        })}
      </ol>
    </Unfold>
  );
}
