type Curves = {
  title: string;
  /** What stands below each point. */
  across: readonly string[];
  /** Percentages, one for each place across. */
  curves: readonly { name: string; points: readonly number[] }[];
};

const [WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM] = [720, 380, 56, 48, 130, 48];
const COLOURS = ['#1f5d4c', '#8a6d1f', '#a3342c'];
const FONT = 'font-family="system-ui, sans-serif" font-size="13" fill="#22312d"';

/** Curves of percentages as an SVG picture. */
export function drawCurves({ title, across, curves }: Curves): string {
  const x = (at: number) => LEFT + ((WIDTH - LEFT - RIGHT) * at) / Math.max(1, across.length - 1);
  const y = (value: number) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * value) / 100;
  const grid = [0, 20, 40, 60, 80, 100].map(
    (value) =>
      `<path d="M${LEFT} ${y(value)}H${WIDTH - RIGHT}" stroke="#d5dcd8"/><text x="${LEFT - 8}" y="${y(value) + 4}" text-anchor="end" ${FONT}>${value} %</text>`,
  );
  const below = across.map(
    (label, at) => `<text x="${x(at)}" y="${HEIGHT - 20}" text-anchor="middle" ${FONT}>${label}</text>`,
  );
  const drawn = curves.map(({ name, points }, at) => {
    const colour = COLOURS[at % COLOURS.length];
    const path = points.map(
      (value, place) => `${place === 0 ? 'M' : 'L'}${x(place).toFixed(1)} ${y(value).toFixed(1)}`,
    );
    const last = points.at(-1) ?? 0;
    return `<path d="${path.join('')}" fill="none" stroke="${colour}" stroke-width="2.5"/><text x="${WIDTH - RIGHT + 8}" y="${y(last) + 4}" ${FONT}>${name} ${last.toFixed(0)} %</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}"><rect width="100%" height="100%" fill="#fff"/><text x="${LEFT}" y="24" ${FONT} font-weight="600">${title}</text>${[...grid, ...below, ...drawn].join('')}</svg>\n`;
}
