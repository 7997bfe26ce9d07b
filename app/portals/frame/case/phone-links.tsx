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
};

const WAYS = {
  call: { scheme: 'tel', verb: 'Call' },
  text: { scheme: 'sms', verb: 'Text' },
} as const;
type Way = keyof typeof WAYS;

/** A number to call or text; outside the times somebody chose it says so, and asks before it dials. */
export function PhoneLinks({ phone, name, wish, isGoodTime, mayCall, mayText, className }: PhoneLinksProps) {
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
  return (
    <>
      <div className="flex flex-wrap gap-x-5">
        {mayCall ? (
          link(
            'call',
            <>
              <Phone aria-hidden="true" className="size-4 shrink-0" />
              <span className="sr-only">Call </span>
              {formatPhone(phone)}
            </>,
          )
        ) : (
          <p className="py-1.5 text-slate">
            {formatPhone(phone)}
            {mayCall === false && ': please do not call'}
          </p>
        )}
        {mayText &&
          link(
            'text',
            <>
              <MessageSquare aria-hidden="true" className="size-4 shrink-0" />
              Text
            </>,
          )}
      </div>
      {!isGoodTime && (mayCall || mayText) && (
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
