/** `T2P 1J9` for a Canadian postal code however it was typed; anything else as it is. */
export function formatPostalCode(typed: string): string {
  const code = typed.replaceAll(/[\s.-]/g, '').toUpperCase();
  return /^(?:[A-Z]\d){3}$/.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : typed;
}
