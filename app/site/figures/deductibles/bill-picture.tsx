/** How each payer is painted: apart in brightness too, for eyes and printers that see no colour. */
export const PAINT = {
  you: '#e9a13b',
  owner: '#e9a13b',
  policy: '#bfdce8',
  corporation: '#12303f',
  insurer: '#3f8071',
} as const;

export type Payer = keyof typeof PAINT;

const ROWS = 5;

/** A roof of a hundred shingles, painted from left to right. */
export function Roof({ cells }: { cells: readonly Payer[] }) {
  return (
    <svg viewBox="0 0 420 270" aria-hidden="true" className="block h-auto w-full">
      <path fill="#fffdf8" stroke="#d6dfe2" strokeWidth="2" d="M50 150h320v112H50Z" />
      <path fill="#bfdce8" d="M84 176h56v48H84ZM280 176h56v48h-56Z" />
      <path fill="#12303f" d="M186 178h48v84h-48ZM316 4h26v40h-26Z" />
      <path fill="#0e5a4b" d="M0 262h420v8H0Z" />
      {cells.map((who, place) => {
        const row = place % ROWS;
        const column = Math.floor(place / ROWS);
        const width = (300 + row * 24) / (cells.length / ROWS);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a shingle is its place
            key={place}
            x={60 - row * 12 + column * width}
            y={22 + row * 26}
            width={width - 1.5}
            height="27"
            rx="4"
            fill={PAINT[who]}
            stroke="#fffdf8"
          />
        );
      })}
    </svg>
  );
}

/** A building of a hundred windows, painted from the ground up. */
export function Building({ cells }: { cells: readonly Payer[] }) {
  return (
    <svg viewBox="0 0 420 330" aria-hidden="true" className="block h-auto w-full">
      <path fill="#f3ede1" stroke="#d6dfe2" strokeWidth="2" d="M60 12h300v310H60Z" />
      <path fill="#12303f" d="M52 6h316v10H52Z" />
      <path fill="#0e5a4b" d="M0 322h420v8H0Z" />
      {cells.map((who, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a window is its place
          key={place}
          x={73 + (place % 10) * 28}
          y={292 - Math.floor(place / 10) * 30}
          width="22"
          height="22"
          rx="3"
          fill={PAINT[who]}
        />
      ))}
    </svg>
  );
}
