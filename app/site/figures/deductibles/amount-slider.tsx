import { useEffect, useId, useRef } from 'react';

type AmountSliderProps = {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  print: (value: number) => string;
  onMove: (value: number) => void;
};

/** An amount to move, held by the browser: what was moved before the script came counts. */
export function AmountSlider({ label, min, max, step, value, print, onMove }: AmountSliderProps) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was moved before
  useEffect(() => onMove(slider.current?.valueAsNumber ?? value), []);
  return (
    <div className="text-sm">
      <div className="flex items-baseline justify-between gap-4 pb-1">
        <label htmlFor={id}>{label}</label>
        <span aria-hidden="true" className="font-semibold whitespace-nowrap tabular-nums">
          {print(value)}
        </span>
      </div>
      <input
        ref={slider}
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        defaultValue={value}
        aria-valuetext={print(value)}
        onChange={({ target }) => onMove(target.valueAsNumber)}
        className="h-11 w-full cursor-pointer rounded-control accent-spruce"
      />
    </div>
  );
}
