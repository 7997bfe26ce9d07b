import { type ReactNode, useState } from 'react';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';

type CallLinkProps = {
  phone: string;
  name: string;
  /** Now is one of the times that this person chose. */
  isGoodTime: boolean;
  className: string;
  children: ReactNode;
};

/** A phone number to dial; outside the times somebody chose it says so, and asks before it dials. */
export function CallLink({ phone, name, isGoodTime, className, children }: CallLinkProps) {
  const [isAsking, setIsAsking] = useState(false);
  const href = `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
  if (isGoodTime) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    );
  }
  return (
    <>
      <button type="button" className={className} onClick={() => setIsAsking(true)}>
        {children}
      </button>
      <p className="text-xs font-medium text-warning">Not one of the times they chose.</p>
      <Dialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Call outside the chosen times?"
        description={`${name} asked to be called at other times. Call now only when you have agreed on it.`}
        actions={
          <ButtonAnchor href={href} onClick={() => setIsAsking(false)}>
            Call {phone}
          </ButtonAnchor>
        }
      />
    </>
  );
}
