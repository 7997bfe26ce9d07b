import { useState } from 'react';
import { RequestInformationDialog } from '#app/features/cases/information-requests/ui/request-information-dialog.tsx';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { missingAnswers } from '#app/features/quotes/answers/missing-answers.ts';
import { SidePart } from '#app/ui/frame/workspace.tsx';

const SHOWN = 6;

/** How much a rater knows already, what they still have to ask, and one click to ask it. */
export function Missing({ case: shown }: { case: BrokerCase | AdminCase }) {
  const [asked, setAsked] = useState<string>();
  const { type, answers, readiness, steps } = shown;
  const isOffered = shown.view === 'broker' && shown.disclosure === 'offered';
  const missing = isOffered ? [] : missingAnswers(type, answers);
  const canAsk = steps.includes('request_information');
  return (
    <SidePart heading="Answered" aside={<span className="text-sm font-semibold">{readiness}%</span>}>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-spruce" style={{ width: `${readiness}%` }} />
      </div>
      {missing.length > 0 && (
        <>
          <p className="mt-3 font-medium">Still missing</p>
          <ul className="mt-1 flex flex-col text-slate">
            {missing.slice(0, SHOWN).map(({ name, label }) => (
              <li key={name} className="flex items-start justify-between gap-2 py-0.5">
                <span>{label}</span>
                {canAsk && (
                  <button
                    type="button"
                    aria-label={`Ask: ${label}`}
                    className="min-h-6 shrink-0 rounded-small px-1 font-semibold text-spruce hover:bg-mist pointer-coarse:min-h-11 pointer-coarse:px-3"
                    onClick={() => setAsked(label)}
                  >
                    Ask
                  </button>
                )}
              </li>
            ))}
            {missing.length > SHOWN && <li>and {missing.length - SHOWN} more</li>}
          </ul>
        </>
      )}
      {asked && (
        <RequestInformationDialog
          key={asked}
          caseId={shown.id}
          version={shown.version}
          asked={{ kind: 'answer', title: asked }}
          open
          onClose={() => setAsked(undefined)}
        />
      )}
    </SidePart>
  );
}
