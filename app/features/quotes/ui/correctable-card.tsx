import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { SavedNote } from './saved-note.tsx';

type CorrectableCardProps = {
  heading: string;
  /** What the button says that opens the form; none, and there is no button. */
  correctLabel: string | undefined;
  /** Somebody has begun to correct it before: the form is open at once. */
  isBegun?: boolean;
  /** What a correction changes elsewhere, said once it is saved. */
  about?: string | undefined;
  form: (done: { onSaved: () => void; onClose: () => void }) => ReactNode;
  children: ReactNode;
};

/** Shows what somebody told us, and in the same place the form that corrects it. What is left gives the focus back to the button. */
export function CorrectableCard(props: CorrectableCardProps) {
  const { heading, correctLabel, isBegun = false, about, form, children } = props;
  const [isCorrecting, setCorrecting] = useState(isBegun && correctLabel !== undefined);
  const [isSaved, setSaved] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const begin = () => {
    setSaved(false);
    setCorrecting(true);
  };
  const onSaved = () => {
    setCorrecting(false);
    setSaved(true);
  };
  const onClose = () => {
    flushSync(() => setCorrecting(false));
    button.current?.focus();
  };
  return (
    <Card
      heading={heading}
      aside={
        correctLabel &&
        !isCorrecting && (
          <Button ref={button} look="secondary" size="small" onClick={begin}>
            {correctLabel}
          </Button>
        )
      }
    >
      {isCorrecting ? (
        form({ onSaved, onClose })
      ) : (
        <>
          {/* Once nothing can be corrected any more, this is no news. */}
          {isSaved && correctLabel && <SavedNote about={about} />}
          {children}
        </>
      )}
    </Card>
  );
}
