import { emergencyRules, type ScopeRule } from '#content/chat/scope-rules.ts';

/** What somebody in danger is told, or null. The window asks too: the script answers without the server. */
export function findEmergency(text: string): ScopeRule | null {
  return findRule(emergencyRules, readingsOf(text));
}

/** The first rule that one of the readings asks for. */
export function findRule(rules: readonly ScopeRule[], readings: readonly string[]): ScopeRule | null {
  return rules.find((rule) => readings.some((text) => applies(rule, text))) ?? null;
}

function applies({ asks, harmless = [], unless = [] }: ScopeRule, text: string): boolean {
  const rest = harmless.reduce((left, phrase) => left.replaceAll(phrase, ' '), text);
  return asks.some((pattern) => pattern.test(rest)) && !unless.some((pattern) => pattern.test(text));
}

/** The text in plain letters, and a second time with spelled-out words ("i g n o r e") put together. */
export function readingsOf(question: string): string[] {
  const plain = question
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/[‘’`´]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const joined = plain.replaceAll(/\b(?:[a-z][ .*_-]){3,}[a-z]\b/g, (letters) =>
    letters.replaceAll(/[^a-z]/g, ''),
  );
  return joined === plain ? [plain] : [plain, joined];
}
