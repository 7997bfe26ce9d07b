const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Each pattern ends where a line must not break. */
const BONDS: readonly RegExp[] = [
  new RegExp(`\\b(${MONTHS}) (?=\\d)`, 'g'),
  /(\d) (?=(?:million|billion|km|kg|am|pm|days|months|years)\b)/g,
  /\b(SEF|SPF|No\.|Class|Section|Highway|Bill) (?=[A-Z\d])/g,
  /\b([A-Z]\d[A-Z]) +(?=\d[A-Z]\d\b)/g,
];

/**
 * Sets a text as a printer would: curly quotes, and no line that ends inside a date, an amount or the number of a
 * form. For loaders only: pages arrive set.
 */
export function setType(text: string): string {
  const quoted = text
    .replaceAll(/(^|[\s(–—])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s(“])'/g, '$1‘')
    .replaceAll("'", '’');
  return BONDS.reduce((set, bond) => set.replaceAll(bond, '$1\u00a0'), quoted);
}

/** The same for every string of a page. */
export function setTypeIn<T>(content: T): T {
  const set: T = JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === 'string' ? setType(value) : value,
  );
  return set;
}

/** The same for a page; what stands in its head is for machines and stays as typed. */
export function setPage<Page extends { title: string; description: string }>(page: Page): Page {
  const { title, description } = page;
  return { ...setTypeIn(page), title, description };
}
