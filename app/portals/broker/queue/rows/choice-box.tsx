type ChoiceBoxProps = {
  label: string;
  isChosen: boolean;
  onToggle: (upToHere: boolean) => void;
};

/** The box that chooses a row; with Shift all rows up to it. */
export function ChoiceBox({ label, isChosen, onToggle }: ChoiceBoxProps) {
  return (
    <label className="relative z-1 inline-flex size-11 items-center justify-center">
      <input
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        onChange={({ nativeEvent }) => onToggle((nativeEvent as MouseEvent).shiftKey === true)}
        className="size-5 accent-spruce"
      />
    </label>
  );
}
