/** The words with which a letter ends, with the name behind them or without. */
const CLOSING =
  /^(?:(?:best|kind(?:est)?|warm(?:est)?|many|with) )?(?:regards|best wishes|thanks(?: (?:again|so much|very much))?|thank you(?: (?:again|very much|kindly))?|sincerely(?: yours)?|yours (?:truly|sincerely|faithfully)|respectfully|cheers|all the best|take care|best(?=,)|merci|cordialement)(?:[\s,.!–—-]+\p{L}[\p{L}.’'-]{0,20}){0,2}[\s,.!–—-]{0,4}$/iu;
const LONGEST_CLOSING = 60;
const AMOUNT = /\$ ?\d|\d ?\$|\d[,.]\d{2}/;

/**
 * A pasted text without what stands below its closing: who signed it and what they do is no coverage. What stands below most of the
 * amounts is a closing; thanks above them begin a letter.
 */
export function withoutSignature(text: string): { body: string; signature: string[] } {
  const lines = text.split(/\r?\n/);
  const amountsIn = (some: readonly string[]) => some.filter((line) => AMOUNT.test(line)).length;
  const all = amountsIn(lines);
  let above = 0;
  const at = lines.findIndex((line) => {
    if (AMOUNT.test(line)) above += 1;
    const words = line.trim();
    return words.length <= LONGEST_CLOSING && CLOSING.test(words) && above * 2 >= all;
  });
  if (at === -1) return { body: text, signature: [] };
  const signature = lines.slice(at).map((line) => line.replaceAll(/\s+/g, ' ').trim());
  return { body: lines.slice(0, at).join('\n'), signature: signature.filter(Boolean) };
}
