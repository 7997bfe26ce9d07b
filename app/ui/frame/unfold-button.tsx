import { Button } from '../button.tsx';

type UnfoldButtonProps = {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  className: string;
  /** What it shows. */
  children: string;
};

/** Shows the rest of what a phone has in short above a part, which needs the room. */
export function UnfoldButton({ isOpen, onToggle, className, children }: UnfoldButtonProps) {
  return (
    <Button
      look="quiet"
      size="small"
      aria-expanded={isOpen}
      className={`shrink-0 sm:hidden ${className}`}
      onClick={() => onToggle(!isOpen)}
    >
      {isOpen ? 'Show less' : children}
    </Button>
  );
}
