import type { CaseStatus } from '#app/features/cases/rules/statuses.ts';
import { Card } from '#app/ui/card.tsx';

type Progress = { status: CaseStatus; firstRespondedAt: string | null };

/** What happens next, for the person who sent a request, and whether they have to do anything. */
export function NextSteps(progress: Progress) {
  return (
    <Card heading="What happens next">
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {stepsAfter(progress).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </Card>
  );
}

const IF_NOT_IN_TIME =
  'If they do not answer within two business hours, their access ends and we ask another broker.';
const ONLY_ONE = 'Only one broker at a time can see your request.';

function stepsAfter({ status, firstRespondedAt }: Progress): string[] {
  switch (status) {
    case 'new':
      return [
        'We look for a licensed broker partner who covers your area and your type of insurance.',
        ONLY_ONE,
        'You do not need to do anything. We send you an email when a broker has taken your request.',
      ];
    case 'assigned':
      return [
        'The broker we have asked accepts your request or gives it back.',
        IF_NOT_IN_TIME,
        'You do not need to do anything.',
      ];
    case 'in_progress':
      return firstRespondedAt
        ? [
            'Your broker prepares your quote with you, and answers your questions.',
            'You decide. Nothing is bought on this site.',
          ]
        : [
            'Your broker contacts you in the way and at the times you chose.',
            'Have your current policy at hand, if you have one.',
          ];
    case 'waiting_on_client':
      return ['Your broker needs an answer or a document from you to continue.'];
    case 'quoted':
      return [
        'Read the quote your broker gave you, and ask them anything that is not clear.',
        'You decide. Nothing is bought on this site.',
      ];
    case 'withdrawn':
      return [
        'Nothing more. No broker can see your request through us any more.',
        'You can ask for a new quote at any time.',
      ];
    default:
      return ['Nothing more for this request. You can ask for a new quote at any time.'];
  }
}
