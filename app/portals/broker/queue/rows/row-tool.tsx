import type { ReactNode } from 'react';

type RowToolProps = { label: string; title: string; onPress: () => void; children: ReactNode };

/** A small button of a row: `label` says what it does with which row, `title` what it does and its key. */
export function RowTool({ label, title, onPress, children }: RowToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={title}
      onClick={onPress}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-slate hover:bg-mist hover:text-ink lg:size-9"
    >
      {children}
    </button>
  );
}
