import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';

type SendQuestionProps = {
  title: string;
  words: string;
  sendLabel: string;
  onSend: () => void;
  onBack: () => void;
};

/** Asks once more before something is sent; nothing is sent by a key that was meant for the text. */
export function SendQuestion({ title, words, sendLabel, onSend, onBack }: SendQuestionProps) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <div role="alert" className="flex gap-3 rounded-small bg-warning-soft p-3 text-sm">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p>{words}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button ref={back} look="secondary" size="small" onClick={onBack}>
            Go back
          </Button>
          <Button size="small" onClick={onSend}>
            {sendLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
