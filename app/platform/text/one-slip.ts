/** One letter too many, too few, wrong, or two that stand the wrong way round. */
export function isOneSlip(typed: string, meant: string): boolean {
  const first = [...meant].findIndex((letter, place) => letter !== typed[place]);
  const place = first < 0 ? meant.length : first;
  const rest = typed.slice(place);
  const wanted = meant.slice(place);
  const [one = '', two = ''] = rest;
  return (
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    rest.slice(1) === wanted.slice(1) ||
    (rest.length > 1 && two + one + rest.slice(2) === wanted)
  );
}
