const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const MADE = Symbol('markup');

/** HTML that was made by `html`: whatever people typed is escaped in it. */
export type Markup = { readonly [MADE]: string };

type Part = Markup | readonly Markup[] | string | null | undefined;

/** A piece of HTML; what is put in is escaped unless it was made by `html` itself. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Markup {
  return { [MADE]: texts.map((text, at) => text + (at < parts.length ? partOf(parts[at]) : '')).join('') };
}

/** The text of a piece of HTML. */
export function markup(made: Markup): string {
  return made[MADE];
}

function partOf(part: Part): string {
  if (typeof part === 'string') return part.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
  if (part === null || part === undefined) return '';
  return MADE in part ? part[MADE] : part.map((one) => one[MADE]).join('');
}
