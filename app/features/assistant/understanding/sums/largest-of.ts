/** The places of the largest numbers, the largest first and of equal ones the first, without some places. */
export function largestOf(
  numbers: ArrayLike<number>,
  count: number,
  without?: ReadonlySet<number>,
): number[] {
  const found: number[] = [];
  const numberAt = (place: number) => numbers[found[place] ?? 0] ?? 0;
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] ?? 0;
    if (found.length === count && number <= numberAt(count - 1)) continue;
    if (without?.has(at)) continue;
    let place = found.length;
    while (place > 0 && numberAt(place - 1) < number) place -= 1;
    found.splice(place, 0, at);
    if (found.length > count) found.pop();
  }
  return found;
}
