import type { ReactNode } from 'react';

/** A button beside the views of a list. */
export function ViewTool({
  label,
  onPress,
  children,
}: {
  label: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full px-3 text-sm font-semibold text-slate hover:bg-mist hover:text-ink lg:min-h-9"
    >
      {children}
    </button>
  );
}
