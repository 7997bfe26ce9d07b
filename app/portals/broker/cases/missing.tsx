import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { missingAnswers } from '#app/features/quotes/answers/missing-answers.ts';
import { SidePart } from '#app/ui/frame/workspace.tsx';

const SHOWN = 6;

/** How much a rater knows already, and what they still have to ask. */
export function Missing({ case: { type, answers, readiness, ...shown } }: { case: BrokerCase | AdminCase }) {
  const isOffered = shown.view === 'broker' && shown.disclosure === 'offered';
  const missing = isOffered ? [] : missingAnswers(type, answers);
  return (
    <SidePart heading="Answered" aside={<span className="text-sm font-semibold">{readiness}%</span>}>
      <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
        <div className="h-full rounded-full bg-spruce" style={{ width: `${readiness}%` }} />
      </div>
      {missing.length > 0 && (
        <>
          <p className="mt-3 font-medium">Still missing</p>
          <ul className="mt-1 flex flex-col gap-1 text-slate">
            {missing.slice(0, SHOWN).map(({ name, label }) => (
              <li key={name}>{label}</li>
            ))}
            {missing.length > SHOWN && <li>and {missing.length - SHOWN} more</li>}
          </ul>
        </>
      )}
    </SidePart>
  );
}
