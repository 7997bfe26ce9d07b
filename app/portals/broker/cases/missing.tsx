import { useState } from 'react';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { missingAnswers } from '#app/features/quotes/answers/missing-answers.ts';
import { type NextQuestion, nextQuestions } from '#app/features/quotes/answers/next-questions.ts';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { SidePart } from '#app/ui/frame/workspace.tsx';
import { useLoadAhead } from '#app/ui/load-ahead.ts';

const loadDialog = async () =>
  (await import('#app/features/cases/information-requests/ui/request-information-dialog.tsx'))
    .RequestInformationDialog;
const RequestInformationDialog = whenOpened(loadDialog, ({ open }) => open);

const SHOWN = 6;

/** How much a rater knows already, what they still have to ask, and one click to ask it. */
export function Missing({ case: shown }: { case: BrokerCase | AdminCase }) {
  const [asked, setAsked] = useState<NextQuestion>();
  useLoadAhead(loadDialog);
  const { type, answers, readiness, steps } = shown;
  const isOffered = shown.view === 'broker' && shown.disclosure === 'offered';
  const missing = isOffered ? [] : missingAnswers(type, answers);
  const onAsk = steps.includes('request_information') ? setAsked : undefined;
  return (
    <SidePart heading="Answers complete" aside={<span className="text-sm font-semibold">{readiness}%</span>}>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-spruce" style={{ width: `${readiness}%` }} />
      </div>
      <Questions
        heading="Still missing"
        items={missing.map(({ label }) => ({ kind: 'answer', title: label }))}
        onAsk={onAsk}
      />
      <Questions
        heading="Suggested questions"
        items={isOffered ? [] : nextQuestions(answers)}
        onAsk={onAsk}
      />
      {asked && (
        <RequestInformationDialog
          key={asked.title}
          caseId={shown.id}
          version={shown.version}
          asked={asked}
          open
          onClose={() => setAsked(undefined)}
        />
      )}
    </SidePart>
  );
}

type QuestionsProps = {
  heading: string;
  items: readonly NextQuestion[];
  onAsk: ((question: NextQuestion) => void) | undefined;
};

function Questions({ heading, items, onAsk }: QuestionsProps) {
  if (items.length === 0) return null;
  return (
    <>
      <h3 className="mt-3 text-sm font-medium">{heading}</h3>
      <ul className="mt-1 flex flex-col text-slate">
        {items.slice(0, SHOWN).map((item) => (
          <li key={item.title} className="flex items-start justify-between gap-2 py-0.5">
            <span>{item.title}</span>
            {onAsk && (
              <button
                type="button"
                aria-label={`Ask: ${item.title}`}
                className="min-h-6 shrink-0 rounded-small px-1 font-semibold text-spruce hover:bg-mist pointer-coarse:min-h-11 pointer-coarse:px-3"
                onClick={() => onAsk(item)}
              >
                Ask
              </button>
            )}
          </li>
        ))}
        {items.length > SHOWN && <li>and {items.length - SHOWN} more</li>}
      </ul>
    </>
  );
}
