import { createHash } from 'node:crypto';

/** JSON in a script element is data, not code: browsers neither run it nor ask the policy about it. */
const DATA_BLOCK = /^(?:application\/(?:ld\+)?json|text\/(?:plain|template))$/i;

const SCRIPT = /<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script\s*>/gi;
const STYLE = /<style\b(?:"[^"]*"|'[^']*'|[^'">])*>([\s\S]*?)<\/style\s*>/gi;
const STYLE_ATTRIBUTE = /<[a-z][^\s/>]*(?:"[^"]*"|'[^']*'|[^'">])*?\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/** Style elements that components add in the browser, word for word: Base UI's hidden scrollbar. */
const RUNTIME_STYLES = [
  '.base-ui-disable-scrollbar{scrollbar-width:none}.base-ui-disable-scrollbar::-webkit-scrollbar{display:none}',
];

/**
 * The Content-Security-Policy of one built page: its own inline scripts, style elements and style
 * attributes are allowed by hash, everything else only from this origin.
 */
export function contentSecurityPolicy(html: string): string {
  const styles = [...RUNTIME_STYLES, ...inlineStyles(html)];
  const attributes = styleAttributes(html);
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes(inlineScripts(html))].join(' ')}`,
    "script-src-attr 'none'",
    `style-src ${["'self'", ...hashes(styles)].join(' ')}`,
    `style-src-attr ${attributes.length > 0 ? ["'unsafe-hashes'", ...hashes(attributes)].join(' ') : "'none'"}`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function inlineScripts(html: string): string[] {
  const inline = [...html.matchAll(SCRIPT)].filter(([, attributes = '']) => {
    const type = attribute(attributes, 'type') ?? '';
    return attribute(attributes, 'src') === undefined && !DATA_BLOCK.test(type.trim());
  });
  return inline.map(([, , code = '']) => code);
}

function inlineStyles(html: string): string[] {
  return [...html.matchAll(STYLE)].map(([, css = '']) => css);
}

function styleAttributes(html: string): string[] {
  const markup = html.replace(SCRIPT, '').replace(STYLE, '');
  return [...markup.matchAll(STYLE_ATTRIBUTE)].map(([, double, single]) =>
    decodeEntities(double ?? single ?? ''),
  );
}

function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(
    `(?:^|\\s)${name}(?:\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+)))?(?=\\s|/|$)`,
    'i',
  ).exec(attributes);
  return found ? (found[1] ?? found[2] ?? found[3] ?? '') : undefined;
}

/** The five entities React writes in an attribute: the browser hashes the value, not the markup. */
function decodeEntities(value: string): string {
  const entities: Record<string, string> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };
  return value.replace(/&(quot|#x27|lt|gt|amp);/g, (entity, name: string) => entities[name] ?? entity);
}

function hashes(texts: string[]): string[] {
  return [...new Set(texts.map(hashSource))];
}

function hashSource(text: string): string {
  // A browser reads CRLF as LF before it hashes.
  const read = text.replace(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
}
