import { type ReactNode, useEffect, useRef } from 'react';
import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { UNANSWERED } from '#app/features/cases/information-requests/states.ts';
import type { PersonWay } from '#app/features/cases/ui/person-way.ts';
import { Callout } from '#app/ui/callout.tsx';
import { Card } from '#app/ui/card.tsx';
import { AnswerForm } from './answer-form.tsx';
import { InformationRequestItem } from './information-request-item.tsx';

type AskedForCardProps = {
  requests: readonly InformationRequest[];
  /** The steps of the case that the reader may take now. */
  steps: readonly string[];
  way: PersonWay;
  heading: string;
  /** Where a document is uploaded for a request; a question needs none. */
  upload?: (request: InformationRequest) => ReactNode;
  /** The files that were sent for it. */
  given?: (requestId: string) => ReactNode;
  /** What there is to say of an answer while it is written. */
  noteOn: (text: string) => string;
};

const isOpen = ({ state }: InformationRequest) => UNANSWERED.some((one) => one === state);

/** What the broker asked for, for the person whose case it is: what is open first, and answered in place, where it stays. */
export function AskedForCard({ requests, steps, way, heading, given, ...answering }: AskedForCardProps) {
  // What was open on this page and is not any more was answered here.
  const open = useRef(new Set<string>());
  useEffect(() => {
    for (const { id } of requests.filter(isOpen)) open.current.add(id);
  });
  if (requests.length === 0) return null;
  const mayAnswer = steps.includes('answer_request');
  // Whoever was asked for two pictures may have one of them at hand first.
  const mayAdd = ({ kind, state }: InformationRequest) =>
    kind === 'document' && state === 'submitted' && steps.includes('withdraw');
  // The next one does not slide under the finger that has just answered.
  const isFirst = (request: InformationRequest) => isOpen(request) || open.current.has(request.id);
  const inOrder = requests.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
  const next = inOrder.find(isOpen);
  return (
    <Card heading={heading}>
      <ul className="flex flex-col divide-y divide-line">
        {inOrder.map((request) => (
          <li key={request.id} className="py-5 first:pt-0 last:pb-0">
            <InformationRequestItem request={request} reader="client">
              {given?.(request.id)}
              {isOpen(request) && mayAnswer && (
                <Answering {...answering} {...{ request, way }} isNext={request === next} />
              )}
            </InformationRequestItem>
            {request.state === 'submitted' && open.current.has(request.id) && (
              <Callout tone="success" live className="mt-3" title={`Sent: ${request.title}`}>
                Your broker has been told, and will confirm it here.
              </Callout>
            )}
            {mayAdd(request) && answering.upload && (
              <details className="mt-2">
                <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-spruce">
                  Send another file for this
                </summary>
                <div className="mt-1">{answering.upload(request)}</div>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

type AnsweringProps = Pick<AskedForCardProps, 'way' | 'upload' | 'noteOn'> & {
  request: InformationRequest;
  /** The first that is to be answered. */
  isNext: boolean;
};

/** A document is uploaded, or said why not; a question is answered in words. */
function Answering({ request, way, upload, noteOn, isNext }: AnsweringProps) {
  const onSend = (answer: string) => way.answer({ requestId: request.id, answer });
  if (request.kind !== 'document') return <AnswerForm label="Your answer" {...{ noteOn, onSend, isNext }} />;
  return (
    <>
      <div className="mt-3">{upload?.(request)}</div>
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-spruce">
          Type a reply instead
        </summary>
        <AnswerForm label="Your reply" {...{ noteOn, onSend }} />
      </details>
    </>
  );
}
