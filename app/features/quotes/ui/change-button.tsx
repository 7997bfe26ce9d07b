type ChangeButtonProps = {
  /** By which somebody who comes back finds it again. */
  id?: string;
  /** What is changed, for who does not see where the button stands. */
  label: string;
  onClick: () => void;
};

/** Leads to one answer. */
export function ChangeButton({ id, label, onClick }: ChangeButtonProps) {
  return (
    <button
      type="button"
      id={id}
      onClick={onClick}
      className="min-h-11 cursor-pointer text-sm font-medium text-spruce underline underline-offset-4"
    >
      Change<span className="sr-only">{` ${label}`}</span>
    </button>
  );
}
