import { upperFirst } from '#app/platform/text/first-letter.ts';
import { andWords } from '#app/platform/text/list-words.ts';
import { DecisionFold, DecisionGroup, DecisionLink, DecisionRow, type GroupProps } from './decision-row.tsx';
import { setupOf, type ToSetUp } from './to-set-up.ts';

/** What stands until the owner has set it up: one line; a press shows each with its way. */
export function Setup({ overview, ...said }: GroupProps) {
  const parts = setupOf(overview);
  const [only] = parts;
  if (!only) return null;
  return (
    <DecisionGroup label="Setup" {...said}>
      {parts.length === 1 ? (
        <SetupRow part={only} />
      ) : (
        <DecisionFold
          title={`${parts.length} things to set up`}
          due={upperFirst(andWords(parts.map(({ brief }) => brief)))}
        >
          {parts.map((part) => (
            <SetupRow key={part.to} part={part} />
          ))}
        </DecisionFold>
      )}
    </DecisionGroup>
  );
}

function SetupRow({ part: { title, detail, to, action } }: { part: ToSetUp }) {
  return <DecisionRow {...{ title, detail }} actions={<DecisionLink to={to}>{action}</DecisionLink>} />;
}
