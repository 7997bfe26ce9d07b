import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { readAnswerDraft } from '#app/features/cases/information-requests/answer-draft.ts';
import { TO_ANSWER } from '#app/features/cases/information-requests/places.ts';
import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { UNANSWERED } from '#app/features/cases/information-requests/states.ts';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { useFocusWhen } from '#app/ui/focus/use-focus-when.ts';
import { AnswerForm } from './answer-form.tsx';
import { InformationRequestItem } from './information-request-item.tsx';

export type InFormHow = {
  isCorrection?: boolean;
  onDone?: () => void;
  onCancel?: () => void;
  takesFocus?: boolean;
  beside?: ReactNode;
};

export type AnsweringProps = {
  request: InformationRequest;
  /** The steps of the case that the reader may take now. */
  steps: readonly string[];
  way: PersonWay;
  /** Where a document is uploaded for a request; a question needs none. */
  upload?: ((request: InformationRequest) => ReactNode) | undefined;
  /** The fields for questions of the form; `isCorrection` over what was sent before. */
  inForm?: ((request: InformationRequest, how: InFormHow) => ReactNode) | undefined;
  /** What there is to say of an answer while it is written. */
  noteOn: (text: string) => string;
  /** What can be done instead of answering. */
  beside?: ReactNode;
};

export const isOpen = ({ state }: InformationRequest) => UNANSWERED.some((one) => one === state);

/** An answer that the broker has, or has accepted. */
export const isCorrectable = ({ kind, state, answer, questions }: InformationRequest) =>
  kind === 'answer' &&
  (answer !== null || questions.length > 0) &&
  (state === 'submitted' || state === 'accepted');

type AskedItemProps = AnsweringProps & {
  given?: ((request: InformationRequest) => ReactNode) | undefined;
  /** Takes one more file for a document that was sent. */
  more?: ((request: InformationRequest) => ReactNode) | undefined;
  /** The first that is to be answered. */
  isNext: boolean;
};

/** One thing that the broker asked for, answered in place, and corrected there afterwards. */
export function AskedItem({ given, more, isNext, ...answering }: AskedItemProps) {
  const { request, steps } = answering;
  const mayAnswer = steps.includes('answer_request');
  // Whoever was asked for two pictures may have one of them at hand first.
  const mayAdd = request.kind === 'document' && request.state === 'submitted' && steps.includes('withdraw');
  return (
    <>
      <InformationRequestItem request={request} reader="client">
        {!isOpen(request) || request.kind === 'document' ? given?.(request) : null}
        {isOpen(request) && mayAnswer && <Answering {...answering} isNext={isNext} />}
        {isCorrectable(request) && mayAnswer && <Correcting {...answering} />}
      </InformationRequestItem>
      <SentNote request={request} isOngoing={steps.includes('withdraw')} />
      {mayAdd && more?.(request)}
    </>
  );
}

/**
 * What was open on this page and is not any more was answered here: that is said, and has the focus, until the request ends:
 * who has it then, or after it was reopened, may never have been told.
 */
function SentNote({ request, isOngoing }: Pick<AnsweringProps, 'request'> & { isOngoing: boolean }) {
  const wasOpen = useRef(false);
  useEffect(() => {
    wasOpen.current = isOngoing && (wasOpen.current || isOpen(request));
  });
  const place = useRef<HTMLDivElement>(null);
  const isSent = isOngoing && request.state === 'submitted' && wasOpen.current;
  useFocusWhen(place, isSent, true);
  if (!isSent) return null;
  return (
    <div ref={place} tabIndex={-1} className="mt-3 rounded-card">
      <Callout tone="success" live title={`Sent: ${request.title}`}>
        {request.askedBy?.fullName ?? 'Your broker'} has been told, and will confirm it here.
      </Callout>
    </div>
  );
}

/** A document is uploaded, or said why not; a question is answered in words. */
export function Answering({
  request,
  way,
  upload,
  inForm,
  noteOn,
  beside,
  isNext = false,
}: AnsweringProps & { isNext?: boolean }) {
  const [isBegun] = useState(() => readAnswerDraft(request.id) !== '');
  const { hash } = useLocation();
  const onSend = (answer: string) => way.answer({ requestId: request.id, answer });
  if (request.questions.length > 0)
    return inForm?.(request, { beside, takesFocus: isNext && hash === TO_ANSWER });
  if (request.kind !== 'document')
    return <AnswerForm requestId={request.id} label="Your answer" {...{ noteOn, onSend, isNext, beside }} />;
  return (
    <>
      <div className="mt-3">{upload?.(request)}</div>
      <details open={isBegun} className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-spruce">
          Type a reply instead
        </summary>
        <AnswerForm requestId={request.id} label="Your reply" {...{ noteOn, onSend }} />
      </details>
      {beside && <div className="mt-1 -ml-4">{beside}</div>}
    </>
  );
}

/** Another answer in place of the one that was sent. The focus goes back to the button, sent or not. */
function Correcting({ request, way, inForm, noteOn }: AnsweringProps) {
  const [isChanging, setChanging] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusWhen(button, !isChanging);
  const onSend = (answer: string) => way.answer({ requestId: request.id, answer, isCorrection: true });
  const onDone = () => setChanging(false);
  if (isChanging && request.questions.length > 0)
    return inForm?.(request, { isCorrection: true, onDone, onCancel: onDone });
  if (isChanging)
    return (
      <AnswerForm
        requestId={request.id}
        label="Your answer"
        {...{ noteOn, onSend, onDone }}
        before={request.answer ?? ''}
        onCancel={onDone}
      />
    );
  return (
    <Button
      ref={button}
      look="quiet"
      size="small"
      className="mt-1 -ml-4"
      aria-label={`Change your answer to: ${request.title}`}
      onClick={() => setChanging(true)}
    >
      Change
    </Button>
  );
}
