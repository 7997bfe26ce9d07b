/** How long a line of a sum is drawn, in hundredths of the longest, and whether it is taken off. */
export type Bar = { length: number; isTakenOff: boolean };

const MONEY = /(−)?\$([\d,]+)/;

/** The bars of a sum, on one scale. A line without an amount of money ("Paid by the plumber") has none. */
export function barsOf(amounts: readonly string[]): (Bar | undefined)[] {
  const found = amounts.map((amount) => {
    const [, minus, digits] = MONEY.exec(amount) ?? [];
    return digits
      ? { money: Number(digits.replaceAll(',', '')), isTakenOff: minus !== undefined }
      : undefined;
  });
  const longest = Math.max(1, ...found.map((one) => one?.money ?? 0));
  return found.map(
    (one) => one && { length: Math.round((one.money / longest) * 1000) / 10, isTakenOff: one.isTakenOff },
  );
}
