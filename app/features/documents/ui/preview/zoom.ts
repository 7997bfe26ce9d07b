/** How large a page is shown, to its width where it fits: half of it shows a whole page in most windows. A photo fits as a whole. */
const ZOOMS: readonly number[] = [0.5, 0.75, 1, 1.5, 2, 3];
export const FITS = 1;

/** The next larger or smaller one; the same at the ends. */
export function zoomed(zoom: number, by: 1 | -1): number {
  const at = ZOOMS.indexOf(zoom);
  return ZOOMS[at + by] ?? zoom;
}

export type Place = { file: number; page: number };

/** The page after or before one, also of the next or last file; the same at both ends. `pages` are those of each file. */
export function turned({ file, page }: Place, by: 1 | -1, pages: readonly number[]): Place {
  const next = page + by;
  if (next >= 1 && next <= (pages[file] ?? 0)) return { file, page: next };
  const other = pages[file + by];
  if (other === undefined) return { file, page };
  return { file: file + by, page: by === 1 ? 1 : other };
}
