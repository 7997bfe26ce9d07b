import { MessageSquare, Phone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatPhone } from '#app/platform/contact/format-phone.ts';
import { Button, ButtonAnchor } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';

type PhoneLinksProps = {
  phone: string;
  name: string;
  /** How and when this person wants to be reached, as a sentence. */
  wish: string;
  /** Now is one of the times that this person chose. */
  isGoodTime: boolean;
  /** Without the consent to calls, or to text messages, and until it is known, there is no way to place or send one. */
  mayCall: boolean | undefined;
  mayText: boolean | undefined;
  className: string;
  /** A sign to press alone, and only where they may be called. */
  isBrief?: boolean;
};

const WAYS = {
  call: { scheme: 'tel', verb: 'Call' },
  text: { scheme: 'sms', verb: 'Text' },
} as const;
type Way = keyof typeof WAYS;

/** A number to call or text; outside the times somebody chose it says so, and asks before it dials. */
export function PhoneLinks(props: PhoneLinksProps) {
  const { phone, name, wish, isGoodTime, mayCall, mayText, className, isBrief = false } = props;
  const [asked, setAsked] = useState<Way | null>(null);
  const addressOf = (way: Way) => `${WAYS[way].scheme}:${phone.replaceAll(/[^\d+]/g, '')}`;
  const link = (way: Way, content: ReactNode) =>
    isGoodTime ? (
      <a href={addressOf(way)} className={className}>
        {content}
      </a>
    ) : (
      <button type="button" className={className} onClick={() => setAsked(way)}>
        {content}
      </button>
    );
  if (isBrief && !mayCall) return null;
  return (
    <>
      <div className="flex flex-wrap gap-x-5">
        {mayCall ? (
          link(
            'call',
            <>
              <Phone aria-hidden="true" className="size-4 shrink-0" />
              <span className="sr-only">Call </span>
              <span className={isBrief ? 'sr-only' : undefined}>{formatPhone(phone)}</span>
            </>,
          )
        ) : (
          <p className="py-1.5 text-slate">
            {formatPhone(phone)}
            {mayCall === false && ': please do not call'}
          </p>
        )}
        {mayText &&
          !isBrief &&
          link(
            'text',
            <>
              <MessageSquare aria-hidden="true" className="size-4 shrink-0" />
              Text
            </>,
          )}
      </div>
      {!isGoodTime && !isBrief && (mayCall || mayText) && (
        <p className="text-xs font-medium text-warning">Outside preferred hours</p>
      )}
      {asked && (
        <Dialog
          open
          onClose={() => setAsked(null)}
          title={`${WAYS[asked].verb} outside preferred hours?`}
          description={`${name}: ${wish} Continue only if you have agreed on this time.`}
          actions={
            <>
              <Button look="secondary" onClick={() => setAsked(null)}>
                Cancel
              </Button>
              <ButtonAnchor href={addressOf(asked)} onClick={() => setAsked(null)}>
                {WAYS[asked].verb} {formatPhone(phone)}
              </ButtonAnchor>
            </>
          }
        />
      )}
    </>
  );
}
