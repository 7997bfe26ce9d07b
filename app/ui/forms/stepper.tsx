import { classNames } from '#app/ui/class-names.ts';

type StepperProps = {
  /** How many steps there are: between two numbers while the first answer, which decides it, is not given. */
  count: number | string;
  /** Counted from 0; null before the first. */
  current: number | null;
  /** What the current step is about. */
  title: string;
  label: string;
};

/** Where the reader is in a form of several screens. It shows, it does not navigate. */
export function Stepper({ count, current, title, label }: StepperProps) {
  return (
    <nav aria-label={label}>
      <p className="mb-2 text-sm font-medium text-slate">
        {current === null ? 'First' : `Step ${current + 1} of ${count}`}:{' '}
        <span className="text-ink">{title}</span>
        {current === null && `. Then ${count} short steps`}
      </p>
      {/* The bar repeats what the line above says. */}
      <div aria-hidden="true" className="flex h-1.5 gap-1.5">
        {Array.from({ length: typeof count === 'number' ? count : 1 }, (_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
            key={place}
            className={classNames(
              'flex-1 rounded-full',
              current !== null && place <= current ? 'bg-spruce forced-colors:bg-[CanvasText]' : 'bg-line',
            )}
          />
        ))}
      </div>
    </nav>
  );
}
