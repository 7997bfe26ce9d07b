const NEIGHBOURS: Readonly<Record<string, string>> = {
  ...{ a: 'sq', b: 'vn', c: 'xv', d: 'sf', e: 'wr', f: 'dg', g: 'fh', h: 'gj', i: 'uo', j: 'hk', k: 'jl' },
  ...{
    l: 'k',
    m: 'n',
    n: 'bm',
    o: 'ip',
    p: 'o',
    q: 'wa',
    r: 'et',
    s: 'ad',
    t: 'ry',
    u: 'yi',
    v: 'cb',
    w: 'qe',
  },
  ...{ x: 'zc', y: 'tu', z: 'x' },
};

/** A wording as it might be typed in a hurry: a slip in some words, some words left out. Only ever used in training. */
export function mistype(wording: string, random: () => number): string {
  const words = wording.split(' ');
  const kept = words.length > 3 ? words.filter(() => random() > 0.12) : words;
  return (kept.length > 0 ? kept : words)
    .map((word) => (random() < 0.15 ? slip(word, random) : word))
    .join(' ');
}

function slip(word: string, random: () => number): string {
  if (word.length < 4) return word;
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const near = NEIGHBOURS[letter.toLowerCase()] ?? letter;
  switch (Math.floor(random() * 4)) {
    case 0:
      return before + after;
    case 1:
      return before + letter + letter + after;
    case 2:
      return before + after.charAt(0) + letter + after.slice(1);
    default:
      return before + near.charAt(Math.floor(random() * near.length)) + after;
  }
}
