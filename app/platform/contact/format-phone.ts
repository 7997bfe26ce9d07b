/** `(403) 555-0142` for a North American number however it was typed; any other as it is. */
export function formatPhone(typed: string): string {
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(typed.replaceAll(/\D/g, '')) ?? [];
  const isOther = /^\+(?!1)/.test(typed.trim()) || /[^\d\s()+.-]/.test(typed);
  return area && !isOther ? `(${area}) ${exchange}-${line}` : typed;
}

/** The same within a sentence, whose line never breaks inside it: nor after a hyphen, which stays one that can be copied. */
export function unbrokenPhone(typed: string): string {
  return formatPhone(typed).replaceAll(' ', '\u00a0').replaceAll('-', '-\u2060');
}
