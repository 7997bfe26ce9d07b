/** How much one thing counts of all, as a bar and in words. */
export function WeightShare({ percent }: { percent: number }) {
  return (
    <span className="flex items-center gap-3">
      <span
        aria-hidden="true"
        className="h-2 w-full max-w-40 overflow-clip rounded-full bg-mist inset-ring inset-ring-line"
      >
        <span
          className="block h-full rounded-full bg-spruce forced-colors:bg-[CanvasText]"
          style={{ width: `${percent}%` }}
        />
      </span>
      <span className="shrink-0 font-medium tabular-nums">
        {percent === 0 ? 'Does not count' : `${percent}% of the order`}
      </span>
    </span>
  );
}
