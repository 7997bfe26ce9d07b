import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';

type SendQuestionProps = {
  title: string;
  words: string;
  sendLabel: string;
  isDoubtful: boolean;
  onSend: () => void;
  onBack: () => void;
};

/**
 * Asks once more before something is sent. Of what is better left out the keyboard stands on going back; of a first message,
 * which is only told who reads it, on sending.
 */
export function SendQuestion({ title, words, sendLabel, onSend, onBack, isDoubtful }: SendQuestionProps) {
  const likely = useRef<HTMLButtonElement>(null);
  useEffect(() => likely.current?.focus(), []);
  return (
    <div role="alert" className="flex gap-3 rounded-small bg-warning-soft p-3 text-sm">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warning" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p>{words}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            ref={isDoubtful ? likely : undefined}
            look={isDoubtful ? 'primary' : 'secondary'}
            size="small"
            onClick={onBack}
          >
            {isDoubtful ? 'Go back and change it' : 'Go back'}
          </Button>
          <Button
            ref={isDoubtful ? undefined : likely}
            look={isDoubtful ? 'secondary' : 'primary'}
            size="small"
            onClick={onSend}
          >
            {sendLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
