import type { ComponentProps } from 'react';
import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { AskedForCard } from '#app/features/cases/information-requests/ui/asked-for-card.tsx';
import { noteOn, onceSent, YOUR_BROKER } from '#app/features/messages/ui/composer/question-about.ts';
import { SentAnswers } from '#app/features/quotes/ui/sent-answers.tsx';

type PersonAnswersProps = ComponentProps<typeof SentAnswers> & { requests: readonly InformationRequest[] };

/** The broker's questions, answered in place, and what was answered in the form, for the person whose case it is. */
export function PersonAnswers({ requests, ...sent }: PersonAnswersProps) {
  const askedBy = requests.findLast((one) => one.askedBy)?.askedBy;
  return (
    <>
      <AskedForCard
        heading="Questions from your broker"
        requests={requests.filter(({ kind }) => kind === 'answer')}
        steps={sent.steps}
        way={sent.way}
        noteOn={(text) => noteOn(text, onceSent(askedBy?.fullName ?? YOUR_BROKER))}
      />
      <SentAnswers {...sent} />
    </>
  );
}
