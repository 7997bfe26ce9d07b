import { TO_SEND } from '#app/features/cases/certificates/places.ts';
import {
  OPENS_QUOTE,
  useIsQuoteBegun,
} from '#app/features/cases/quote-summaries/ui/editor/draft-on-device.ts';
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
      return (
        <Button {...shown} onClick={() => doing.logContact(item)}>
          Log contact
        </Button>
      );
    case 'reply':
      return (
        <ButtonLink {...shown} to={`${path}?tab=messages#write`}>
          Reply
        </ButtonLink>
      );
    case 'certificate':
      return (
        <ButtonLink {...shown} to={`${path}?tab=policy#${TO_SEND}`}>
          Send
        </ButtonLink>
      );
    case 'task':
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
      return isQuoteBegun ? (
        <ButtonLink {...shown} to={path} state={OPENS_QUOTE}>
          Continue
        </ButtonLink>
      ) : null;
    case 'look':
    case 'client':
      return null;
  }
}
