import { Button } from '#app/ui/button.tsx';

type ClearQuestionProps = {
  /** A person was asked for, and owes an answer all the same. */
  isPersonAsked: boolean;
  onAnswer: (isClear: boolean) => void;
};

/** Asked before a conversation is forgotten. Escape keeps it. */
export function ClearQuestion({ isPersonAsked, onAnswer }: ClearQuestionProps) {
  return (
    <div
      role="alertdialog"
      aria-labelledby="chat-clear-title"
      aria-describedby="chat-clear-text"
      className="border-b border-line bg-warning-soft px-4 py-3 text-sm"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onAnswer(false);
      }}
    >
      <p id="chat-clear-title" className="font-semibold">
        Forget this conversation?
      </p>
      <p id="chat-clear-text">
        Messages and contact details that are not saved yet are removed from this browser.
        {isPersonAsked && ' A person will still answer you, by email.'}
      </p>
      <div className="mt-2 flex gap-2">
        <Button size="small" look="danger" autoFocus onClick={() => onAnswer(true)}>
          Yes, clear it
        </Button>
        <Button size="small" look="secondary" onClick={() => onAnswer(false)}>
          Keep it
        </Button>
      </div>
    </div>
  );
}
