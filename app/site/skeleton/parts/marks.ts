const MARK = '*:relative *:pl-8 *:before:absolute';

/** Signs before the items of a list, drawn with borders: said once for the list, kept in forced colours and on paper. */
export const MARKS = {
  yes: `${MARK} *:before:top-1.5 *:before:left-1.5 *:before:h-3.5 *:before:w-1.75 *:before:rotate-45 *:before:border-r-2 *:before:border-b-2 *:before:border-spruce`,
  no: `${MARK} *:before:top-3.25 *:before:left-0.5 *:before:w-4 *:before:border-t-2 *:before:border-danger`,
  /** A dot: a box would ask to be pressed. On paper it is an empty box, which waits for a pencil. */
  toTick: `${MARK} *:before:top-4.25 *:before:left-1.5 *:before:size-2 *:before:rounded-full *:before:border-4 *:before:border-spruce print:*:before:top-3 print:*:before:left-0 print:*:before:size-4.5 print:*:before:rounded-[4px] print:*:before:border-2`,
} as const;
