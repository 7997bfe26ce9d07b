import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { PersonCall } from '#app/features/cases/calls/ui/person-call.tsx';
import type { Reach } from '#app/features/quotes/data.ts';

type Shown = ComponentProps<typeof PersonCall>['case'];
type CallOfferProps = ComponentProps<typeof PersonCall> & {
  /** Whether they may be called: who has turned calls off is offered none. */
  reach: Reach;
};

/** Once they are in contact, and none is booked, a call is one more offer, and stands beside the broker. */
export const isAside = ({ call, firstRespondedAt }: Shown) => !call && firstRespondedAt !== null;

/** The call of a request for its person, unless they have turned calls off. */
export function CallOffer({ case: shown, reach, ...rest }: CallOfferProps) {
  const { data: agreed } = useQuery({
    ...{ queryKey: reach.queryKey, queryFn: reach.read },
    enabled: shown.steps.includes('book_call'),
  });
  return shown.call || agreed?.call ? <PersonCall case={shown} {...rest} /> : null;
}
