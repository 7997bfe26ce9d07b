import type { CaseEvent } from '#app/features/cases/schema.ts';

/** What a broker reads of their own part in a request: brokers are not told about each other, and the last one asked is the one who reads. */
export function ownWords(events: readonly CaseEvent[]): (event: CaseEvent) => string | undefined {
  const isReturn = ({ kind, by }: CaseEvent) => kind === 'returned' && by === 'You';
  const received = events.find(({ kind }) => kind === 'assigned');
  return (event) => {
    if (isReturn(event)) return 'You returned the request';
    if (event !== received) return undefined;
    return events.some(isReturn)
      ? 'An administrator sent you this request again'
      : 'You received this request';
  };
}
