import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { quoteSummariesQuery } from '#app/features/cases/quote-summaries/data.ts';
import type { AdminCase, BrokerCase } from '#app/features/cases/schema.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { PLACE_OF, type Sent } from './use-sent.ts';

type FromTheClientProps = {
  case: BrokerCase | AdminCase;
  sent: readonly Sent[];
};

/** What waits to be taken up: the quotes that the client is interested in, and what they have sent to be confirmed. */
export function FromTheClient({ case: { id, status }, sent }: FromTheClientProps) {
  const quotes = useQuery({ ...quoteSummariesQuery(id), retry: retryCase, enabled: status === 'quoted' });
  const wanted = (status === 'quoted' ? quotes.data?.items : undefined)?.filter(
    ({ decision, standing }) => decision === 'interested' && standing === 'current',
  );
  return (
    <>
      {wanted && wanted.length > 0 && (
        <p className="mt-1 text-slate">
          The client is interested in {wanted.map(({ insurer }) => insurer).join(' and ')}.
        </p>
      )}
      {sent.length > 0 && (
        <p className="mt-1 text-slate">
          To confirm:{' '}
          {sent.map(({ title, kind }, at) => (
            <Fragment key={title}>
              {at > 0 && '; '}
              <Link to={PLACE_OF[kind]} replace className="font-semibold text-spruce">
                {title}
              </Link>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}
