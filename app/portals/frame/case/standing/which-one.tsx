import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { ChooseForm } from '#app/features/cases/quote-summaries/ui/answer/answer-forms.tsx';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { Button } from '#app/ui/button.tsx';

type WhichOneProps = { wanted: readonly QuoteSummary[]; way: PersonWay; broker: string };

const buttonId = (quoteId: string) => `choose-${quoteId}`;

/**
 * Asks somebody who is interested in several quotes which one they want. A press opens the form in the place of the buttons,
 * which says that the others are declined, and sends nothing yet.
 */
export function WhichOne({ wanted, way, broker }: WhichOneProps) {
  const [chosenId, setChosenId] = useState<string>();
  const chosen = wanted.find(({ id }) => id === chosenId);
  if (chosen) {
    return (
      <div className="mt-2 max-w-form print:hidden">
        <ChooseForm
          key={chosen.id}
          {...{ way, broker }}
          quote={chosen}
          others={wanted.filter(({ id }) => id !== chosen.id)}
          onClose={() => {
            flushSync(() => setChosenId(undefined));
            document.getElementById(buttonId(chosen.id))?.focus();
          }}
        />
      </div>
    );
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 print:hidden">
      <p className="w-full text-sm text-slate">
        Choosing one says “No thanks” to the {wanted.length > 2 ? 'others' : 'other'}. You read it before it
        is sent.
      </p>
      {wanted.map((quote) => (
        <Button
          key={quote.id}
          id={buttonId(quote.id)}
          size="small"
          look="secondary"
          onClick={() => setChosenId(quote.id)}
        >
          I want {quote.insurer}
        </Button>
      ))}
    </div>
  );
}
