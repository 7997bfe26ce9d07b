import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { TrackingSummary } from '#app/features/cases/schema.ts';
import { BrokerCard } from '#app/features/cases/ui/broker-card.tsx';
import { whenText } from '#app/features/cases/ui/deadline/deadline.ts';
import { useNow } from '#app/features/cases/ui/deadline/use-now.ts';
import { NextSteps } from '#app/features/cases/ui/next-steps.tsx';
import { PassportCard } from '#app/features/cases/ui/passport/passport-card.tsx';
import { RequestColumns } from '#app/features/cases/ui/request-columns.tsx';
import { RequestStatus } from '#app/features/cases/ui/request-status.tsx';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { LateArrival } from '#app/ui/frame/late-arrival.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { SentRequests } from './sent-requests.tsx';
import { WithdrawTracked } from './withdraw-tracked.tsx';

type RequestSummaryProps = {
  token: string;
  check: string;
  request: TrackingSummary;
  /** What is shown is from before: the last try to read it again failed. */
  isStale: boolean;
  onRefresh: () => void;
  onForget: () => void;
};

/** Everything the person behind a tracking link may know of their request. */
export function RequestSummary({ token, check, request, isStale, onRefresh, onForget }: RequestSummaryProps) {
  const now = useNow();
  return (
    <article>
      <LateArrival />
      <PageTitle
        above={`Your request ${request.reference}, sent ${whenText(new Date(request.createdAt), now)}`}
      >
        {request.title}
      </PageTitle>
      {isStale && (
        <Callout tone="warning" live className="mt-6" title="This may be out of date">
          <p>We could not reach the server just now.</p>
          <Button look="secondary" size="small" className="mt-3" onClick={onRefresh}>
            Try again
          </Button>
        </Callout>
      )}
      <RequestColumns
        main={[
          { key: 'status', order: 1, part: <RequestStatus request={request} /> },
          {
            key: 'next',
            order: 3,
            part: <NextSteps status={request.status} firstRespondedAt={request.firstRespondedAt} />,
          },
          ...(request.requests.length > 1
            ? [{ key: 'requests', order: 4 as const, part: <SentRequests requests={request.requests} /> }]
            : []),
          { key: 'passport', order: 5, part: <PassportCard entries={request.passport} /> },
        ]}
        side={[
          {
            key: 'broker',
            order: 2,
            part: <BrokerCard broker={request.broker} isOpen={isOpenStatus(request.status)} />,
          },
          { key: 'leave', order: 6, part: <WaysOut {...{ token, check, request, onRefresh, onForget }} /> },
        ]}
      />
    </article>
  );
}

type WaysOutProps = Omit<RequestSummaryProps, 'isStale'>;

function WaysOut({ token, check, request, onRefresh, onForget }: WaysOutProps) {
  return (
    <div className="flex flex-col gap-4 print:hidden">
      {request.canWithdraw && (
        <WithdrawTracked
          {...{ token, check }}
          brokerName={request.broker?.fullName ?? null}
          onChanged={onRefresh}
        />
      )}
      <Button look="quiet" size="small" className="self-start" onClick={onForget}>
        Lock this page
      </Button>
    </div>
  );
}
