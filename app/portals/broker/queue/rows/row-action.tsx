import { TO_SEND } from '#app/features/cases/certificates/places.ts';
import { useIsQuoteBegun } from '#app/features/cases/quote-summaries/ui/drafts/draft-on-device.ts';
import { OPENS_POLICY, OPENS_QUOTE } from '#app/features/cases/ui/steps/opened-step.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import type { RowDoing } from '../use-row-doing.ts';

type RowActionProps = {
  item: QueueItem;
  look: 'secondary' | 'quiet';
  doing: RowDoing;
  className: string;
};

/** The one thing that a row is for, done in place where that is possible; what is done on its page the row itself opens. */
export function RowAction({ item, look, doing, className }: RowActionProps) {
  const shown = { look, size: 'small', className: classNames('lg:min-h-9', className) } as const;
  const isQuoteBegun = useIsQuoteBegun(item.case?.id ?? '');
  const path = `/broker/cases/${item.case?.id}`;
  const logContact = (
    <Button {...shown} onClick={() => doing.logContact(item)}>
      Log contact
    </Button>
  );
  const toCase = (label: string, { to = '', state }: { to?: string; state?: object } = {}) => (
    <ButtonLink {...shown} to={`${path}${to}`} state={state}>
      {label}
    </ButtonLink>
  );
  switch (item.clock) {
    case 'accept':
      return (
        <Button
          {...shown}
          data-accept=""
          pending={doing.accepting === item.id}
          disabled={doing.isResting && doing.accepting !== item.id}
          onClick={() => doing.accept(item)}
        >
          Accept
        </Button>
      );
    case 'call':
    case 'contact':
    case 'reach':
    case 'silent':
      return logContact;
    case 'reply':
      return toCase('Reply', { to: '?tab=messages#write' });
    case 'certificate':
      return toCase('Send', { to: `?tab=policy#${TO_SEND}` });
    case 'task':
      // What is done with it is to send them: then it closes by itself.
      if (item.awaits === 'papers') return toCase('Send', { to: '?tab=documents' });
      return (
        <Button {...shown} onClick={() => doing.finish(item)}>
          Done
        </Button>
      );
    case 'snoozed':
      return (
        <Button {...shown} onClick={() => doing.takeUp(item)}>
          Resume
        </Button>
      );
    case 'work':
      if (item.case?.isQuoteChosen) return toCase('Record policy', { state: OPENS_POLICY });
      if (item.case?.status === 'quoted') return logContact;
      return toCase(isQuoteBegun ? 'Continue draft' : 'Send quote', { state: OPENS_QUOTE });
    case 'look':
      if (isDecision(item)) return logContact;
      if (item.case?.act?.what === 'changes') return toCase('Revise', { to: '?tab=quotes' });
      return toCase('Review');
    // While the client is reminded, nothing is for the broker to press but what came in.
    case 'client':
      return isToReview(item) ? toCase('Review') : null;
  }
}

/** Whether something that its client sent is to be confirmed. */
export const isToReview = ({ case: about }: QueueItem) => about !== null && about.toConfirm > 0;

/** Of what the client decided they are asked first: interest is no policy yet. */
const isDecision = ({ case: about }: QueueItem) =>
  about?.act?.what === 'interested' || about?.act?.what === 'declined';
