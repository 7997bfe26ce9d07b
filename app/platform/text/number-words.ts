/** `1,234.5` for 1234.5, to three places. The signs are ours, not the runtime's: server and browser print the same. */
export function numberWords(value: number): string {
  const [whole = '0', part] = String(Number(Math.abs(value).toFixed(3))).split('.');
  const said = part ? `${inThousands(whole)}.${part}` : inThousands(whole);
  return value < 0 && Number(said) !== 0 ? `-${said}` : said;
}

/** Dollars and cents, as people write them in Canada: `$1,234.50` for 123450 whole cents. */
export function moneyWords(cents: number): string {
  const [dollars = '0', rest] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}$${inThousands(dollars)}.${rest}`;
}

function inThousands(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}
