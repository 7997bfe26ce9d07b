/** More than any message may hold; what stands behind is not read. */
const CHARACTERS = 60_000;
const LINE_CHARACTERS = 300;
/** Mail programs break the line that introduces a quotation into so many. */
const INTRODUCTION_LINES = 3;

const SEPARATOR =
  /^-{2,12} ?(?:original message|forwarded message|message d'origine|ursprüngliche nachricht) ?-{2,12}$/i;
const RULE = /^_{10,200}$/;
const FROM_LINE = /^\*?(?:from|de|von|van|da)\*? ?:/i;
const NEXT_LINE = /^\*?(?:sent|date|to|subject|envoyé|à|objet|gesendet|an|betreff)\*? ?:/i;
const BEGINS = /^(?:on|le|am|el|il|em|op|den)\s/i;
const WROTE = /(?:wrote|a écrit|schrieb|escribió|ha scritto|escreveu|schreef|skrev) ?:$/i;
const HAS_TIME = /\d[:.h]\d\d|\b\d{4}\b/;
const SIGNED_BY_DEVICE =
  /^(?:sent from (?:my|outlook|yahoo|mail|proton|samsung)|sent with|get outlook for|envoyé de mon|gesendet von mein)/i;

/**
 * What somebody has written in a mail that answers another: without what it quotes, without the signature behind `-- `
 * and without the line that a telephone adds. `ours` are addresses that a line naming the quoted mail holds, in
 * whatever language it is. Takes time in proportion to the text.
 */
export function cutQuoted(text: string, ours: readonly string[]): string {
  const lines = text.slice(0, CHARACTERS).replaceAll('\r\n', '\n').split('\n');
  const short = lines.map((line) => line.slice(0, LINE_CHARACTERS).trim());
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (isEnd(short, at)) break;
    const introduced = linesOfIntroduction(short, at, ours);
    if (introduced > 0 && !isQuotedNext(short, at + introduced)) break;
    if (introduced > 0) at += introduced - 1;
    else if (!short[at]?.startsWith('>')) kept.push(lines[at]?.trimEnd() ?? '');
  }
  while (kept.length > 0 && isPadding(kept.at(-1) ?? '')) kept.pop();
  return kept.join('\n').trim();
}

function isEnd(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (line === '--' || SEPARATOR.test(line)) return true;
  const first = RULE.test(line) ? at + 1 : at;
  if (!FROM_LINE.test(lines[first] ?? '')) return false;
  return lines.slice(first + 1, first + 5).filter((next) => NEXT_LINE.test(next)).length >= 2;
}

/** How many lines from here on say who wrote the quoted mail, and when; 0 when they do not, or begin further down. */
function linesOfIntroduction(lines: readonly string[], at: number, ours: readonly string[]): number {
  const says = (from: number, to: number) => introduces(lines.slice(from, to).join(' '), ours);
  for (let count = 1; count <= INTRODUCTION_LINES; count += 1) {
    if (!lines[at + count - 1]?.endsWith(':') || !says(at, at + count)) continue;
    for (let later = 1; later < count; later += 1) if (says(at + later, at + count)) return 0;
    return count;
  }
  return 0;
}

function introduces(said: string, ours: readonly string[]): boolean {
  if (said.startsWith('>')) return false;
  if (BEGINS.test(said) && WROTE.test(said)) return true;
  const words = said.toLowerCase();
  return HAS_TIME.test(said) && ours.some((address) => words.includes(address.toLowerCase()));
}

function isQuotedNext(lines: readonly string[], from: number): boolean {
  for (let at = from; at < lines.length; at += 1) if (lines[at]) return lines[at]?.startsWith('>') ?? false;
  return false;
}

function isPadding(line: string): boolean {
  const said = line.slice(0, LINE_CHARACTERS).trim();
  return said === '' || RULE.test(said) || SIGNED_BY_DEVICE.test(said);
}
