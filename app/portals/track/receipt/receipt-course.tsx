import { statusText } from '#app/features/cases/rules/status-text.ts';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import { RequestProgress } from '#app/features/cases/ui/request-progress.tsx';
import type { Receipt } from '#app/features/quotes/tracking/schema.ts';

type Course = NonNullable<Receipt['course']>;

/** How far a request has come, who has it, and whether anybody has opened it. */
export function ReceiptCourse({ course }: { course: Course }) {
  return (
    <div className="my-4 max-w-4xl">
      <p className="mb-3">{courseWords(course)}</p>
      <RequestProgress {...course} />
    </div>
  );
}

function courseWords({ status, broker, isOpened }: Course): string {
  if (!isOpenStatus(status)) return `${statusText(status)}.`;
  if (!broker)
    return `We are looking for a licensed broker for you.${isOpened ? '' : ' Nobody has opened it yet.'}`;
  if (broker.hasAccepted) return `${broker.fullName} of ${broker.brokerage} has it and is your broker.`;
  return `We have asked ${broker.fullName} of ${broker.brokerage} to take it.${isOpened ? '' : ' Nobody has opened it yet.'}`;
}
