import { classNames } from '#app/ui/class-names.ts';

type StepperProps = {
  /** Undefined while it is not known how many there are, because the first answer decides it. */
  count: number | undefined;
  /** Counted from 0. */
  current: number;
  /** What the current step is about. */
  title: string;
  label: string;
};

/** Where the reader is in a form of several screens. It shows, it does not navigate. */
export function Stepper({ count, current, title, label }: StepperProps) {
  return (
    <nav aria-label={label}>
      <p className="mb-2 text-sm font-medium text-slate">
        Step {current + 1}
        {count !== undefined && ` of ${count}`}: <span className="text-ink">{title}</span>
      </p>
      {/* The bar repeats what the line above says. */}
      <div aria-hidden="true" className="flex h-1.5 gap-1.5">
        {count === undefined ? (
          <span className="flex-1 rounded-full bg-line">
            <span className="block h-full w-1/8 rounded-full bg-spruce forced-colors:bg-[CanvasText]" />
          </span>
        ) : (
          Array.from({ length: count }, (_, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
              key={place}
              className={classNames(
                'flex-1 rounded-full',
                place <= current ? 'bg-spruce forced-colors:bg-[CanvasText]' : 'bg-line',
              )}
            />
          ))
        )}
      </div>
    </nav>
  );
}
