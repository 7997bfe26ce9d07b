type ChoiceBoxProps = {
  label: string;
  isChosen: boolean;
  /** Of several that it stands for, some are chosen. */
  isPartly?: boolean;
  onToggle: (upToHere: boolean) => void;
};

/** The box that chooses a row; with Shift all rows up to it. */
export function ChoiceBox({ label, isChosen, isPartly = false, onToggle }: ChoiceBoxProps) {
  return (
    <label className="relative z-1 inline-flex size-11 items-center justify-center">
      <input
        ref={(box) => {
          if (box) box.indeterminate = isPartly && !isChosen;
        }}
        type="checkbox"
        aria-label={label}
        checked={isChosen}
        onChange={({ nativeEvent }) => onToggle((nativeEvent as MouseEvent).shiftKey === true)}
        className="size-5 accent-spruce"
      />
    </label>
  );
}
