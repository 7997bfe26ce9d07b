const MANY = { million: 1_000_000, m: 1_000_000, thousand: 1_000, k: 1_000 } as const;

/** Capitals, spaces, the mark at the end and the way of writing an amount make no difference: `$2,000,000` is `2 million`. */
export const plainLine = (line: string): string =>
  line
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[.;,]$/, '')
    .replaceAll(/\$ ?(?=\d)|(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll(
      /\b(\d+(?:\.\d+)?)(?: (?=million|thousand))?(million|thousand|m|k)\b/g,
      (_, count, many: keyof typeof MANY) => String(Math.round(Number(count) * MANY[many])),
    )
    .replaceAll(/\bded\b\.?/g, 'deductible');
