import type { ReactNode } from 'react';
import type { DescribedAnswer } from '#app/features/quotes/answers/describe-answers.ts';
import { classNames } from '#app/ui/class-names.ts';
import { KeyFacts } from '#app/ui/key-facts.tsx';
import { ChangeButton } from './change-button.tsx';

type AnswerSectionsProps = {
  /** In words (`describeAnswers`), in the order they were asked. */
  answers: readonly DescribedAnswer[];
  /** For whoever works with them: small, and in two columns where there is room. */
  isDense?: boolean;
  /** Changes one answer in its place. */
  change?: AnswerChange;
  /** What stands where nothing can be shown. */
  none?: string | undefined;
};

export type AnswerChange = {
  /** The dotted name of the answer that is open, and its form. */
  open: string | null;
  form: ReactNode;
  /** That of the answer that was saved last, and what says so. */
  saved: string | null;
  note: ReactNode;
  onOpen: (name: string) => void;
};

/** The id of the button that opens the answer of this name. */
export const changeId = (name: string) => `change-${name.replaceAll('.', '-')}`;

/** What a person answered, in the sections of the form they filled in. */
export function AnswerSections({
  answers,
  isDense = false,
  change,
  none = 'No answers were given.',
}: AnswerSectionsProps) {
  const sections = bySection(answers);
  if (sections.length === 0) return <p className="text-slate">{none}</p>;
  return (
    <div className="@container">
      <div className={isDense ? 'gap-8 @lg:columns-2' : 'flex flex-col gap-7'}>
        {sections.map(({ title, given }) => (
          <section key={title} className={classNames('break-inside-avoid', isDense && 'pb-5')}>
            <h3 className="mb-2 font-semibold text-spruce">{title}</h3>
            {change ? (
              <Changeable {...{ given, change }} />
            ) : (
              <KeyFacts
                isDense={isDense}
                facts={given.map(({ label, value }) => ({ term: label, detail: value }))}
              />
            )}
          </section>
        ))}
      </div>
    </div>
  );
}

/** Each answer with the way to change it; the form of the open one stands in its place. */
function Changeable({ given, change }: { given: readonly DescribedAnswer[]; change: AnswerChange }) {
  const place = given.findIndex(({ name }) => name === change.open || name === change.saved);
  const facts = (some: readonly DescribedAnswer[]) =>
    some.length > 0 && (
      <KeyFacts
        facts={some.map(({ name, label, value }) => ({
          ...{ term: label, detail: value },
          action: <ChangeButton id={changeId(name)} label={label} onClick={() => change.onOpen(name)} />,
        }))}
      />
    );
  const isOpen = place >= 0 && given[place]?.name === change.open;
  return (
    <>
      {facts(given.slice(0, isOpen ? place : place + 1))}
      {isOpen && (
        <div className="my-2 rounded-control border border-line bg-paper p-4 max-sm:-mx-5 max-sm:rounded-none max-sm:border-x-0 max-sm:px-5">
          {change.form}
        </div>
      )}
      {place >= 0 && !isOpen && change.note && (
        <div className="mt-2 mb-5 last:mb-0 *:mb-0">{change.note}</div>
      )}
      {facts(given.slice(place + 1))}
    </>
  );
}

function bySection(described: readonly DescribedAnswer[]): { title: string; given: DescribedAnswer[] }[] {
  const groups = Map.groupBy(described, (answer) => answer.section);
  return [...groups].map(([title, given]) => ({ title, given }));
}
