import { useQuery } from '@tanstack/react-query';
import { CancelBookedCall } from '#app/features/cases/calls/ui/cancel-booked-call.tsx';
import { RequestInformationDialog } from '#app/features/cases/information-requests/ui/request-information-dialog.tsx';
import { quoteSummariesQuery } from '#app/features/cases/quote-summaries/data.ts';
import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { startAskedFor } from '#app/features/cases/quote-summaries/ui/editor/asked-for.ts';
import { QuoteEditor } from '#app/features/cases/quote-summaries/ui/editor/quote-editor.tsx';
import { currentQuotes } from '#app/features/cases/quote-summaries/ui/quote-order.ts';
import type { BrokerCase, CaseSteps } from '#app/features/cases/schema.ts';
import { pauseWarning } from '#app/features/cases/ui/deadline/pause-words.ts';
import { accountWay } from '#app/features/cases/ui/person/person-way.ts';
import { retryCase } from '#app/features/cases/ui/retry-case.ts';
import { CloseDialog } from '#app/features/cases/ui/steps/close-dialog.tsx';
import { ReopenDialog } from '#app/features/cases/ui/steps/reopen-dialog.tsx';
import { WinDialog } from '#app/features/cases/ui/steps/win-dialog.tsx';
import { ratingFactsQuery } from '#app/features/quotes/answers/rating/data.ts';
import type { Wanted } from '#app/features/quotes/reach/good-time.ts';
import { contactWish } from '../from-client/contact-wish.ts';
import { CallAtTheEnd } from './call-at-the-end.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { TasksAtTheEnd } from './tasks-at-the-end.tsx';

export type StepDialogName =
  | 'return'
  | 'not-real'
  | 'contact'
  | 'close'
  | 'ask'
  | 'quote'
  | 'revise'
  | 'win'
  | 'reopen'
  | 'resume'
  | 'wait'
  | 'rework'
  | 'cancel-call';

type StepDialogsProps = {
  case: Pick<
    CaseSteps,
    'id' | 'version' | 'type' | 'title' | 'status' | 'turn' | 'promiseAt' | 'firstRespondedAt' | 'call'
  > & {
    contact: (Wanted & { method?: string | null }) | null;
    /** Whose page this is; a row of a queue is a broker’s. */
    view?: 'broker' | 'admin';
  } & Partial<Pick<BrokerCase, 'agreed' | 'earlierPolicy'>>;
  /** Whose request it is: what is beside a dialog may be covered by it. */
  who: string;
  hasBroker: boolean;
  open: StepDialogName | null;
  onClose: () => void;
  /** After a step that ended the broker’s access. */
  onLeft: () => void;
  /** The quote that its client wants otherwise. */
  revised?: QuoteSummary | undefined;
};

/** The dialogs of the steps, each with what was typed in it until it is sent. */
export function StepDialogs({
  case: shown,
  who,
  hasBroker,
  open,
  onClose,
  onLeft,
  revised,
}: StepDialogsProps) {
  const { data: quotes } = useQuery({ ...quoteSummariesQuery(shown.id), retry: retryCase });
  const { data: facts } = useQuery({
    ...{ ...ratingFactsQuery(shown.id), retry: retryCase },
    enabled: open === 'ask' || open === 'quote' || open === 'revise' || open === 'win',
  });
  const props = (name: StepDialogName) => ({
    ...{ caseId: shown.id, version: shown.version, open: open === name, onClose },
  });
  const wish = contactWish(shown.contact);
  const about = { type: shown.type, title: shown.title };
  return (
    <>
      <LeaveDialog way="return" who={who} onLeft={onLeft} {...props('return')} />
      <LeaveDialog way="not-real" who={who} onLeft={onLeft} {...props('not-real')} />
      <ContactDialog {...props('contact')} name={who} wanted={shown.contact} />
      <CancelBookedCall {...props('cancel-call')} />
      <CloseDialog {...props('close')} />
      <MoveDialog way="resume" {...props('resume')} />
      <MoveDialog way="wait" {...props('wait')} pause={pauseWarning(shown, wish)} />
      <MoveDialog way="rework" {...props('rework')} />
      <RequestInformationDialog
        {...props('ask')}
        case={shown}
        wish={wish}
        missing={[...(facts?.missing ?? []), ...(facts?.suggested ?? [])]}
      />
      <QuoteEditor {...props('quote')} {...about} answers={facts?.answers} />
      {revised && (
        <QuoteEditor
          key={revised.id}
          {...props('revise')}
          {...about}
          answers={facts?.answers}
          revises={revised}
        />
      )}
      <WinDialog
        {...props('win')}
        quotes={currentQuotes(quotes?.items ?? [])}
        isReplyOwed={shown.turn.what === 'reply'}
        earlier={shown.earlierPolicy ?? null}
        wantedOn={startAskedFor(facts?.answers ?? [])}
      >
        {shown.call && <CallAtTheEnd call={shown.call} />}
        {open === 'win' && <TasksAtTheEnd caseId={shown.id} />}
      </WinDialog>
      <ReopenDialog
        {...{ ...props('reopen'), hasBroker }}
        isTheirs={shown.view !== 'admin'}
        hasPolicy={Boolean(shown.agreed)}
        way={accountWay(shown, hasBroker)}
      />
    </>
  );
}
