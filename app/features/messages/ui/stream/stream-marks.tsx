/** Where a day begins. */
export function DayRow({ label }: { label: string }) {
  return (
    <h2 className="flex items-center gap-3 px-4 pt-5 pb-1 text-xs font-semibold text-slate before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line sm:px-5">
      {label}
    </h2>
  );
}

/** Where the part begins that came while the reader was away. */
export function UnreadRow() {
  return (
    <p className="flex items-center gap-3 px-4 pt-4 text-xs font-semibold text-spruce before:h-px before:flex-1 before:bg-spruce after:h-px after:flex-1 after:bg-spruce sm:px-5">
      New messages
    </p>
  );
}
