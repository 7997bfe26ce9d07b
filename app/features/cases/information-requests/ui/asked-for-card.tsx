import { type ReactNode, useEffect, useRef } from 'react';
import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { Card } from '#app/ui/card.tsx';
import { type AnsweringProps, AskedItem, isOpen } from './asked-item.tsx';

type AskedForCardProps = Omit<AnsweringProps, 'request'> & {
  requests: readonly InformationRequest[];
  heading: string;
  /** What was sent for it: files, or answers in the form. */
  given?: (request: InformationRequest) => ReactNode;
  /** Takes one more file for a document that was sent. */
  more?: (request: InformationRequest) => ReactNode;
};

/** What the broker asked for, for the person whose case it is: what is open first, and answered in place, where it stays. */
export function AskedForCard({ requests, heading, ...answering }: AskedForCardProps) {
  // What was open on this page and is not any more was answered here.
  const open = useRef(new Set<string>());
  useEffect(() => {
    for (const { id } of requests.filter(isOpen)) open.current.add(id);
  });
  if (requests.length === 0) return null;
  // The next one does not slide under the finger that has just answered.
  const isFirst = (request: InformationRequest) => isOpen(request) || open.current.has(request.id);
  const inOrder = requests.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
  const next = inOrder.find(isOpen);
  return (
    <Card heading={heading}>
      <ul className="flex flex-col divide-y divide-line">
        {inOrder.map((request) => (
          <li key={request.id} className="py-5 first:pt-0 last:pb-0">
            <AskedItem {...answering} request={request} isNext={request === next} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
