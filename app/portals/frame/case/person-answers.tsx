import type { ComponentProps } from 'react';
import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { AskedForCard } from '#app/features/cases/information-requests/ui/asked-for-card.tsx';
import { noteOn, onceSent, YOUR_BROKER } from '#app/features/messages/ui/composer/question-about.ts';
import { OwnAsked } from '#app/features/quotes/ui/asked/own-asked.tsx';
import { SentAnswers } from '#app/features/quotes/ui/sent-answers.tsx';
import { AskedInForm } from './asked-in-form.tsx';

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
        given={(request) =>
          request.questions.length > 0 && (
            <OwnAsked request={request} type={sent.type} answers={sent.answers} />
          )
        }
        inForm={(request, how) => <AskedInForm {...{ request, how }} case={sent} way={sent.way} />}
      />
      <SentAnswers {...sent} />
    </>
  );
}
