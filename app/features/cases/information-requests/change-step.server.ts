import type { StepRequest } from '#app/features/cases/steps/take-step.server.ts';
import type { InformationChange } from './schema.ts';

/** The step that makes this of a request. */
export function changeStep(requestId: string, change: InformationChange) {
  switch (change.state) {
    case 'submitted':
      return step('answer_request', { requestId, answer: change.answer, isCorrection: change.isCorrection });
    case 'accepted':
      return step('accept_answer', { requestId });
    case 'rejected':
      return step('reject_answer', { requestId, reason: change.reason });
    case 'cancelled':
      return step('cancel_request', { requestId });
  }
}

type Name = 'answer_request' | 'accept_answer' | 'reject_answer' | 'cancel_request';

const step = <Step extends Name>(name: Step, input: StepRequest<Step>['input']): StepRequest<Name> => ({
  step: name,
  input,
});
